import type { ContentEntry } from '@baize/domain';
import { addressOf, type BrandDocument, contentEntries, createClient, fileContent } from '@baize/gateway';
import type { TextSource } from './publicTexts.ts';

/** How long (ms) an answer serves further pages. */
const keptFor = 5_000;
/** Most answers that are kept. */
const mostKept = 300;

interface Way {
  /** Origin of the platform. */
  origin: string;
  send: (request: Request) => Promise<Response>;
  /** Returns the file of the brand's content; null without one. */
  file: () => Promise<unknown>;
}

/**
 * Reads texts as a visitor does, without a token. Answers are shared for some seconds. A call that fails has no answer:
 * pages then say what they say without it.
 */
export function platformTexts(now: () => number = Date.now) {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  const shared = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer as Promise<T>;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, until: now() + keptFor });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };

  return (brand: BrandDocument, { origin, send, file }: Way): TextSource => {
    const ask: TextSource['ask'] = (endpoint, input, language) =>
      shared(`${origin}${addressOf(endpoint, input, language)} ${language}`, async () => {
        const client = createClient({
          baseUrl: origin,
          fetch: send,
          token: () => null,
          language: () => language,
          cipher: () => Promise.reject(new Error('No text is sealed.')),
          onSignedOut: () => undefined,
        });
        return client.call(endpoint, input, { probe: true }).catch(() => null);
      });
    const entries = async (): Promise<readonly ContentEntry[] | null> => {
      if (brand.content === 'platform') return ask(contentEntries, {}, brand.defaultLanguage);
      const written = await shared(`${origin} file of ${brand.id}`, () => file().catch(() => null));
      return written === null ? null : fileContent(written).entries;
    };
    return { ask, entries, now: now() };
  };
}
