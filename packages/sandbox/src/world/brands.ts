import type { Currency } from '@baize/domain';
import type { BrandFile } from '@baize/gateway';
import baize from '../../brands/baize.json' with { type: 'json' };
import lotus from '../../brands/lotus.json' with { type: 'json' };
import lumen from '../../brands/lumen.json' with { type: 'json' };
import plain from '../../brands/plain.json' with { type: 'json' };
import type { BrandId } from './settings.ts';

/** The brands' documents as they lie in files. */
export const brandFiles = { baize, lumen, lotus, plain } as unknown as Readonly<Record<BrandId, BrandFile>>;

/** The document as it is served: the origins are only known once the servers stand. */
export function brandDocumentOf(id: BrandId, gameOrigin: string, hasGameHost = true): BrandFile {
  return { ...brandFiles[id], gameOrigins: [gameOrigin], imageOrigins: hasGameHost ? [gameOrigin] : [] };
}

export function currencyOf(id: BrandId): Currency {
  const { code, symbol, digits } = brandFiles[id].currency ?? {};
  return { code: code ?? null, symbol: symbol ?? null, digits: digits ?? 2 };
}

/** Cockfight vendors show in the one brand whose profile allows them. */
export const showsCockfight = (id: BrandId): boolean => brandFiles[id].jurisdiction?.cockfight === true;
