import { type BrandDocument, type Cipher, joseCipher, readBrand } from '@baize/gateway';
import { checkedBrand, readBrandFile } from '../brandBuild.ts';

export interface PlatformBrand {
  brand?: BrandDocument;
  cipher?: Promise<Cipher>;
  /** Reason why the platform's key is not known. */
  noKey?: string;
}

/** Reads the brand document of a file, or the one that the platform publishes. Throws a Refusal for a file that is none. */
export async function brandOf(address: string, file: string | undefined): Promise<PlatformBrand> {
  const found = file ? checkedBrand(readBrandFile(file)) : await publishedBrand(address);
  if (typeof found === 'string') return { noKey: found };
  const { kid, key } = found.platformKey;
  const cipher = joseCipher({ kid, key: key as JsonWebKey | string });
  try {
    await (await cipher).seal({}, Date.now());
    return { brand: found, cipher };
  } catch {
    return { brand: found, noKey: 'the platformKey of the brand document is no RSA key that can seal' };
  }
}

/** Fetches /brand.json; a string says why there is none. */
async function publishedBrand(address: string): Promise<BrandDocument | string> {
  let response: Response;
  try {
    response = await fetch(`${address}/brand.json`, { signal: AbortSignal.timeout(15_000), redirect: 'error' });
  } catch {
    return '/brand.json does not answer';
  }
  if (!response.ok) return `/brand.json answers with status ${response.status}`;
  try {
    const reading = readBrand(await response.json());
    return reading.ok ? reading.brand : `/brand.json lacks or misspells ${reading.problems.join(', ')}`;
  } catch {
    return '/brand.json is no JSON';
  }
}
