export type Theme = 'light' | 'dark';

/** Returns the rules of a brand's sheet for one theme, in the order of their weight; empty where it has none. */
function rulesFor(sheet: string, id: string, theme: Theme): string {
  const start = theme === 'light' ? `[data-brand="${id}"]{` : `[data-brand="${id}"][data-theme="dark"]{`;
  const from = sheet.indexOf(start);
  return from === -1 ? '' : sheet.slice(from + start.length, sheet.indexOf('}', from));
}

/** Reads a colour by its role, such as `surface-canvas`, from a brand's sheet; null where the sheet has none. */
export function sheetColour(sheet: string, id: string, theme: Theme, role: string): string | null {
  return new RegExp(`--bz-${role}:([^;}]+)`).exec(rulesFor(sheet, id, theme))?.[1]?.trim() ?? null;
}

/** Has the sheet follow the system's theme, for a page without a script that knows the person's choice. */
export function followingSystem(sheet: string, id: string): string {
  const dark = rulesFor(sheet, id, 'dark');
  return dark === '' ? sheet : `${sheet}\n@media (prefers-color-scheme:dark){[data-brand="${id}"]{${dark}}}`;
}
