import type { ContentEntry } from '@baize/domain';
import { addressOf, type BrandDocument, contentEntries, createClient, fileContent } from '@baize/gateway';
import { shareAnswers } from '../sharedAnswers.ts';
import type { TextSource } from './publicTexts.ts';

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
  const shared = shareAnswers(now);
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
