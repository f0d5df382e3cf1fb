import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageId } from '@baize/messages';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';

export const tags = { EN: 'en', UR: 'ur', CN: 'zh-Hans', ID: 'id', TH: 'th', TY: 'tr', VI: 'vi', XA: 'en-XA' } as const;
export type Speech = keyof typeof tags;
export type Say = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

const folder = fileURLToPath(new URL('../../packages/messages/generated/', import.meta.url));

const words = (parts: string[]) => parts.join('');
const links = { terms: words, privacy: words };

export function wordsOf(language: Speech): Say {
  const catalogue = JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as Record<MessageId, never>;
  return (id, values) => String(new IntlMessageFormat(catalogue[id], tags[language]).format({ ...links, ...values }));
}
