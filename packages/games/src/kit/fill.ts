/** Fills named values into a sentence, each isolated in its own text direction. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : `\u2068${value}\u2069`;
  });
