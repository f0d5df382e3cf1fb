import { readFileSync } from 'node:fs';
import { catalogueCodes } from './generated/areas.ts';
import { directionOf, tagOf } from './src/tags.ts';

interface Versions {
  chrome: number;
  safari: number;
  firefox: number;
  samsunginternet_android: number;
}

type Texts = Record<'oldBrowser.title' | 'oldBrowser.text', string | { text: string }>;

/** Returns what people of an old browser are told, by language; read from the catalogues, as the site cannot run there. */
export function wordsFor({ chrome, safari, firefox, samsunginternet_android: samsung }: Versions) {
  const versions: Record<string, number> = { chrome, safari, firefox, samsung };
  const codes = catalogueCodes.filter((code) => !code.startsWith('X'));
  return Object.fromEntries(
    codes.map((code) => {
      const file = new URL(`./catalogues/${code}/old-browser.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
      const read = (id: keyof Texts) => (typeof texts[id] === 'string' ? texts[id] : texts[id].text);
      const text = read('oldBrowser.text').replace(/\{(\w+)\}/g, (_, name: string) => String(versions[name]));
      return [code, { tag: tagOf(code), dir: directionOf(code), title: read('oldBrowser.title'), text }];
    }),
  );
}
