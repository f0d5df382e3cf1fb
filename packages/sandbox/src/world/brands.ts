import type { Currency } from '@baize/domain';
import type { BrandFile } from '@baize/gateway';
import { brandDocuments } from '@baize/tokens/brandDocuments';
import { currencyByCode, playAmountIn } from './scales.ts';
import type { BrandId, CurrencyChoice } from './settings.ts';

/** The brands' documents as they lie in files. */
export const brandFiles = Object.fromEntries(
  Object.entries(brandDocuments).map(([id, { document }]) => [id, document]),
) as unknown as Readonly<Record<BrandId, BrandFile>>;

/** The document as it is served: the origins are only known once the servers stand. */
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
    // The windows that stand for the operator's chat and app open there too.
    allowedHosts: [...allowedHosts, new URL(gameOrigin).host],
  };
}

/** The brand's currency, or the one that the platform is set to instead. */
export function currencyOf(id: BrandId, choice: CurrencyChoice): Currency {
  if (choice !== 'brand') return currencyByCode(choice);
  const { code, symbol, digits } = brandFiles[id].currency ?? {};
  return { code: code ?? null, symbol: symbol ?? null, digits: digits ?? 2 };
}

/** What of a brand's document depends on the currency. */
function inCurrency(id: BrandId, choice: CurrencyChoice): Pick<BrandFile, 'currency' | 'startLimits'> {
  const [own, currency] = [currencyOf(id, 'brand'), currencyOf(id, choice)];
  const startLimits = (brandFiles[id].startLimits ?? []).map((limit) =>
    limit.kind === 'time' ? limit : { ...limit, amount: playAmountIn(limit.amount, own, currency) },
  );
  return { currency, startLimits };
}

/** Minutes between two reality checks; null for none. */
export const realityMinutesOf = (id: BrandId): number | null => brandFiles[id].jurisdiction?.realityCheck ?? null;

/** Cockfight vendors show in the one brand whose profile allows them. */
export const showsCockfight = (id: BrandId): boolean => brandFiles[id].jurisdiction?.cockfight === true;

/** By default there are promotions and there is no club. */
export const showsPromotions = (id: BrandId): boolean => brandFiles[id].jurisdiction?.promotions !== false;
export const showsVip = (id: BrandId): boolean => brandFiles[id].jurisdiction?.vip === true;

/** This machine under its other name, which is another origin to a browser: a second domain without a second server. */
export function sisterOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}

export const domainsOf = (origin: string): string[] => [origin, sisterOrigin(origin)];
