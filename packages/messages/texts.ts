import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageId } from './generated/ids.ts';
import { catalogueOf } from './src/catalogues.ts';
import { localeOf } from './src/tags.ts';

type Text = (id: MessageId, values?: Readonly<Record<string, string>>) => string;

const known = new Map<string, Text>();

/** Returns the texts of a language as the site shows them, for Node: English where there is no catalogue. */
export function textsOf(code: string): Text {
  const own = catalogueOf(code);
  const text = known.get(own) ?? readTexts(own);
  known.set(own, text);
  return text;
}

function readTexts(code: string): Text {
  const file = new URL(`./generated/${code}.json`, import.meta.url);
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as Record<MessageId, never>;
  return (id, values) => String(new IntlMessageFormat(patterns[id], localeOf(code)).format(values));
}
