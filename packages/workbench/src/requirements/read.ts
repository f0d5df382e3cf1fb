/** A test or story test that names a requirement at the start of its title. */
export interface Proof {
  id: string;
  title: string;
  path: string;
}

/** The requirements of a document whose items begin `- ABC-01`, by id in their order. */
export function readRequirements(markdown: string): Map<string, string> {
  const items = [...markdown.matchAll(/^[-*|]\s*\**([A-Z][A-Z0-9]{1,3}-\d{2,3})\**[\s|:]+(.*)$/gm)];
  return new Map(items.map(([, id = '', text = '']) => [id, text.trim()]));
}

/** Titles of tests (`test('LOB-07 …')`, `describe`, `it`, with any modifier) and names of stories (`name: 'BAN-02 …'`). */
const titled = /(?:\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*|\bname:\s*)(['"`])((?:(?!\1)[\s\S])*?)\1/g;
const eachTitled = /\]\s*(?:as const\s*)?\)\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g;

/** Every requirement that the titles of a file begin with; one title may begin with several: `LOB-07, LOB-08 …`. */
export function proofsIn(code: string, path: string): Proof[] {
  const titles = [...code.matchAll(titled), ...code.matchAll(eachTitled)].map(([, , title = '']) => title);
  return titles.flatMap((title) => idsOf(title).map((id) => ({ id, title, path })));
}

function idsOf(title: string): string[] {
  const [start = ''] = /^(?:[A-Z][A-Z0-9]{1,3}-\d{2,3}(?:[\s,&+/]+|$))+/.exec(title) ?? [];
  return start.match(/[A-Z][A-Z0-9]{1,3}-\d{2,3}/g) ?? [];
}
