import type { Currency, FreePlay } from '@baize/domain';
import type { BrandFile } from '@baize/gateway';
import { brandDocuments } from '@baize/tokens/brandDocuments';
import { currencyByCode, playAmountIn } from '../base/scales.ts';
import type { BrandId, CurrencyChoice } from '../base/settings.ts';

export const brandFiles = Object.fromEntries(
  Object.entries(brandDocuments).map(([id, { document }]) => [id, document]),
) as unknown as Readonly<Record<BrandId, BrandFile>>;

export const freePlayOf = (id: BrandId): FreePlay => brandFiles[id].freePlay ?? 'look';

/** Returns the document as served; the origins are known only once the servers run. */
export function brandDocumentOf(
  id: BrandId,
  gameOrigin: string,
  hasGameHost = true,
  choice: CurrencyChoice = 'brand',
): BrandFile {
  const { allowedHosts = [], ...file } = brandFiles[id];
  return {
    ...file,
    ...(choice !== 'brand' && inCurrency(id, choice)),
    gameOrigins: [gameOrigin],
    imageOrigins: hasGameHost ? [gameOrigin] : [],
    // The stand-ins for the operator's chat and app open on the game origin too.
    allowedHosts: [...allowedHosts, new URL(gameOrigin).host],
  };
}

export function currencyOf(id: BrandId, choice: CurrencyChoice): Currency {
  if (choice !== 'brand') return currencyByCode(choice);
  const { code, symbol, digits } = brandFiles[id].currency ?? {};
  return { code: code ?? null, symbol: symbol ?? null, digits: digits ?? 2 };
}

function inCurrency(id: BrandId, choice: CurrencyChoice): Pick<BrandFile, 'currency' | 'startLimits'> {
  const [own, currency] = [currencyOf(id, 'brand'), currencyOf(id, choice)];
  const startLimits = (brandFiles[id].startLimits ?? []).map((limit) =>
    limit.kind === 'time' ? limit : { ...limit, amount: playAmountIn(limit.amount, own, currency) },
  );
  return { currency, startLimits };
}

/**
 * Returns this machine's other name, which browsers treat as another origin: a second domain without a second server.
 */
export function sisterOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}

export const domainsOf = (origin: string): string[] => [origin, sisterOrigin(origin)];
