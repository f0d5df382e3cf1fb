/** A test or story test that names a requirement at the start of its title. */
export interface Proof {
  id: string;
  title: string;
  path: string;
}

/** The requirements of a document, by id in their order: each is a heading `### ABC-01` and the text below it. */
export function readRequirements(markdown: string): Map<string, string> {
  const items = [...markdown.matchAll(/^### ([A-Z][A-Z0-9]{1,3}-\d{2,3})\s*$([\s\S]*?)(?=^#{1,6} |(?![\s\S]))/gm)];
  return new Map(items.map(([, id = '', text = '']) => [id, plain(text)]));
}

/** Paragraphs and lists of Markdown as one line. */
const plain = (text: string) => text.replaceAll(/^- /gm, '').replaceAll('**+**', '+').replaceAll(/\s+/g, ' ').trim();

/** Titles of tests: `test('LOB-07 …')`, `describe`, `it`, with any modifier. */
const titled = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g;
const eachTitled = /\]\s*(?:as const\s*)?\)\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g;

/** Tags of stories: `tags: ['BAN-02']`, after a name where there is one; those of the meta are of all stories in the file. */
const tagged = /(?:\bname:\s*(['"`])((?:(?!\1)[\s\S])*?)\1,\s*)?\btags:\s*\[([^\]]*)\]/g;

/** Every requirement that the titles of a file begin with, several of them as `LOB-07, LOB-08 …`, or that its stories are tagged with. */
export function proofsIn(code: string, path: string): Proof[] {
  const titles = [...code.matchAll(titled), ...code.matchAll(eachTitled)].map(([, , title = '']) => title);
  const stories = [...code.matchAll(tagged)].map(([, , name, tags = '']) => ({
    name,
    tags: tags.replace(/['"\s]/g, ''),
  }));
  return [
    ...titles.flatMap((title) => idsOf(title).map((id) => ({ id, title, path }))),
    ...stories.flatMap(({ name, tags }) =>
      tags
        .split(',')
        .flatMap(idsOf)
        .map((id) => ({ id, title: name ?? id, path })),
    ),
  ];
}

function idsOf(title: string): string[] {
  const [start = ''] = /^(?:[A-Z][A-Z0-9]{1,3}-\d{2,3}(?:[\s,&+/]+|$))+/.exec(title) ?? [];
  return start.match(/[A-Z][A-Z0-9]{1,3}-\d{2,3}/g) ?? [];
}
