// valibot's declarations name these types of the DOM library, which the rules are compiled without.
type Blob = { readonly size: number };
type File = Blob & { readonly name: string };
