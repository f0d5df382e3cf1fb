import { type BrowserId, browsers, supportOf, type Versions } from './support.ts';

/** Versions that the site is built for; nothing is lowered for older ones. */
export const builtFor: Versions = { chrome: 123, safari: 17.5, firefox: 128, samsunginternet_android: 27 };

/** Targets of the sheets, as the bundler names them. Safari of iPhones needs prefixes that the other does not. */
export const sheetTargets = [
  `chrome${builtFor.chrome}`,
  `safari${builtFor.safari}`,
  `ios${builtFor.safari}`,
  `firefox${builtFor.firefox}`,
];

/** Effects of missing features that the site can do without; a path stands for all below it. */
export const optional: Readonly<Record<string, string>> = {
  'api.Document.prerendering': 'the library asks first',
  'api.Document.startViewTransition': 'React asks first',
  'api.Document.wasDiscarded': 'the library asks first',
  'api.HTMLImageElement.fetchPriority': 'a picture waits its turn',
  'api.Navigator.globalPrivacyControl': 'without a signal people answer by themselves',
  'api.Navigator.share': 'the button to share is not shown',
  'api.PerformanceEventTiming': 'that vital is not measured',
  'api.TrustedTypePolicyFactory': 'the sanitiser is asked without it too',
  'api.Window.cancelIdleCallback': 'a timer stands in',
  'api.Window.navigation': 'React asks first',
  'api.Window.requestIdleCallback': 'a timer stands in',
  'css.properties.accent-color': 'a native control has its own colour',
  'css.properties.align-content.safe': 'content that is too high is cut at its start',
  'css.properties.contain': 'more is laid out than necessary',
  'css.properties.content-visibility': 'more is laid out than necessary',
  'css.properties.field-sizing': 'a field keeps its size',
  'css.properties.forced-color-adjust': 'only systems with forced colours need it',
  'css.properties.inline-size.fit-content': 'MDN knows nothing of Samsung Internet here',
  'css.properties.overflow-clip-margin': 'a shadow is cut',
  'css.properties.overscroll-behavior': 'the page scrolls on with a list',
  'css.properties.overscroll-behavior-inline': 'the page scrolls on with a list',
  'css.properties.scrollbar-gutter': 'a page moves by the width of its scrollbar',
  'css.properties.scrollbar-width': 'a scrollbar shows',
  'css.properties.text-wrap': 'lines break less evenly',
  'javascript.builtins.Error.captureStackTrace': 'the library asks first',
  'javascript.builtins.Intl.DurationFormat': 'the library asks first',
  'javascript.builtins.Uint8Array.fromBase64': 'the library asks first',
  'javascript.builtins.Uint8Array.toBase64': 'the library asks first',
};

const isOptional = (path: string): boolean =>
  Object.keys(optional).some((prefix) => path === prefix || path.startsWith(`${prefix}.`));

const ids = Object.keys(browsers) as BrowserId[];

/** Lists features that are newer than the versions the site is built for, and are not optional. */
export function tooNew(paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) => {
    const support = supportOf(path);
    const over = ids
      .filter((id) => support && support[id] > builtFor[id])
      .map((id) => `${browsers[id]} ${support?.[id]}`);
    return over.length > 0 && !isOptional(path) ? [`${path}: ${over.join('; ')}`] : [];
  });
}

/** Renders the table of docs/testing.md: by browser, the version built for and the newest features that are used. */
export function tableOfEngines(paths: Iterable<string>): string {
  const needed = [...paths].filter((path) => !isOptional(path));
  const rows = ids.map((id) => {
    const known = needed.map((path) => ({ path, since: supportOf(path)?.[id] ?? 0 }));
    const most = Math.max(...known.map(({ since }) => since));
    const newest = known
      .filter(({ since }) => since === most)
      .map(({ path }) => `\`${path.split('.').slice(-2).join('.')}\``);
    return [browsers[id], String(builtFor[id]), String(most), [...new Set(newest)].sort()[0] ?? ''];
  });
  const heads = ['browser', 'built for', 'used', 'newest feature that it must have'];
  const widths = heads.map((head, at) =>
    Math.max(...[head, ...rows.map((row) => row[at] ?? '')].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
