/** The package that an import names: `@a/b/c` is of `@a/b`. */
export const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
