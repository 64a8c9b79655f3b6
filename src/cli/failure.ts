/** How the command ends when it does not succeed: 1 failed, 2 called in a wrong way, 128 + the signal's number if stopped. */
export type Status = 1 | 2 | 130 | 143;

/** Ends the command with a line for a person and a status. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: Status;

  constructor(message: string, status: Status = 1) {
    super(message);
    this.status = status;
  }
}

/** The call makes no sense: status 2. */
export const misuse = (message: string): Failure => new Failure(message, 2);

/** The usual reasons of the system in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EMFILE: 'too many files are open',
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether the system says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether the system says that the file is there already. */
export const isThere = (error: unknown): boolean => codeOf(error) === 'EEXIST';

/** Whether the system says that nothing can be read yet: a pipe whose writer is slow. */
export const isNotYet = (error: unknown): boolean => codeOf(error) === 'EAGAIN';

/** Any error on one line. */
export const reasonOf = (error: unknown): string => {
  const text = REASONS[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
  return text.replace(/\s*\n\s*/g, ' ').slice(0, 500);
};

/** Does something with a file; what the system refuses becomes a line that names the file. */
export const onFile = <T>(verb: 'read' | 'write', path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`cannot ${verb} ${path}: ${reasonOf(error)}`);
  }
};
