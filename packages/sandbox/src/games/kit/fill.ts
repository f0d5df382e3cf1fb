/** Puts values into a sentence by name, each kept in its own direction within it. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : `\u2068${value}\u2069`;
  });
