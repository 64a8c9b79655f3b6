// Finds the codes of issues in the sources, with the compiler: what stands or is passed as a code is known by its type,
// however the line is broken, and whether it is a literal or a variable.
import ts from 'typescript';

/** The literals that an expression can be, as far as its type tells; null if it can be any text. */
const literalsOf = (checker: ts.TypeChecker, node: ts.Expression): readonly string[] | null => {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : null;
};

/** The code in an issue that is written out. */
const codeOfIssue = (node: ts.ObjectLiteralExpression): ts.Expression | undefined => {
  const named = (name: string): ts.ObjectLiteralElementLike | undefined =>
    node.properties.find((property) => property.name?.getText() === name);
  const code = named('code');
  if (named('path') === undefined || named('expected') === undefined || code === undefined) return undefined;
  if (ts.isPropertyAssignment(code)) return code.initializer;
  return ts.isShorthandPropertyAssignment(code) ? code.name : undefined;
};

/** The code in a call that notes or throws an issue: `refuseArgument` names the argument, which is the code, too. */
const codeOfCall = (checker: ts.TypeChecker, node: ts.CallExpression): ts.Expression | undefined => {
  const names = checker.getResolvedSignature(node)?.parameters.map(({ name }) => name) ?? [];
  if (!names.includes('expected')) return undefined;
  const at = names.findIndex((name) => name === 'code' || (name === 'name' && names[0] === 'game'));
  return at < 0 ? undefined : node.arguments[at];
};

/** The texts that an expression gives: itself, or either branch of a condition. */
const branchesOf = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...branchesOf(node.whenTrue), ...branchesOf(node.whenFalse)] : [];
};

/** The codes that the issues of the schema library get: the values of `CODES`, and what `codeOf` returns. */
const codesOfSchemas = (node: ts.VariableDeclaration): readonly string[] => {
  const found: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isReturnStatement(part) && part.expression) found.push(...branchesOf(part.expression));
    if (ts.isPropertyAssignment(part)) found.push(...branchesOf(part.initializer));
    ts.forEachChild(part, visit);
  };
  if (['CODES', 'codeOf'].includes(node.name.getText())) visit(node);
  return found;
};

/** What is in a folder of src. */
export interface FolderCodes {
  readonly codes: Set<string>;
  /** Expressions that stand for a code and can be any text, with their file. */
  readonly untold: Set<string>;
}

/** The codes in each folder of src. */
export const findCodes = (root: string): ReadonlyMap<string, FolderCodes> => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const folders = new Map<string, FolderCodes>();
  for (const file of program.getSourceFiles()) {
    const [, name = '', folder] = /\/src\/(([\w-]+)\/.+)$/.exec(file.fileName) ?? [];
    if (folder === undefined || file.fileName.includes('/node_modules/')) continue;
    const { codes, untold } = folders.get(folder) ?? { codes: new Set(), untold: new Set() };
    folders.set(folder, { codes, untold });
    const visit = (node: ts.Node): void => {
      let code: ts.Expression | undefined;
      if (ts.isObjectLiteralExpression(node)) code = codeOfIssue(node);
      else if (ts.isCallExpression(node)) code = codeOfCall(checker, node);
      if (code !== undefined) {
        const literals = literalsOf(checker, code);
        if (literals === null) untold.add(`${name}: ${code.getText()}`);
        for (const literal of literals ?? []) codes.add(literal);
      }
      if (name === 'core/schema.ts' && ts.isVariableDeclaration(node))
        for (const each of codesOfSchemas(node)) codes.add(each);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return folders;
};
