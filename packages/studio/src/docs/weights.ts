const listing = import.meta.glob<string>('../../../ui/weights.txt', { query: '?raw', import: 'default', eager: true });

/** Gzipped bytes of script and styles of a component alone. */
export const weights: ReadonlyMap<string, number> = new Map(
  [
    ...Object.values(listing)
      .join('')
      .matchAll(/^(\w+) (\d+) (\d+)$/gm),
  ].map(([, name = '', script, styles]) => [name, Number(script) + Number(styles)]),
);
