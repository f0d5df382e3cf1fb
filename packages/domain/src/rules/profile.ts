import type { RuleId, RuleValue } from './ruleTable.ts';

/** Texts by language code; `EN` is the fallback. */
type Words = Readonly<Record<string, string>>;

/** Rules of one licence, as written in `packages/domain/jurisdictions`. */
export interface Profile {
  id: string;
  /** Unfinished: no build for real people takes it. */
  draft?: boolean;
  /** Day of the last change, yyyy-MM-dd. */
  version: string;
  name: Words;
  /** IANA zone whose midnight begins and ends entries. */
  timeZone: string;
  /** ISO code of the currency that amounts are in; null if any. */
  currency: string | null;
  authority: { name: string; link: string } | null;
  sources: Readonly<Record<string, Source>>;
  rules: { readonly [I in RuleId]?: readonly Dated<RuleValue<I>>[] };
}

export interface Source {
  title: string;
  publisher: string;
  link: string;
  /** Day or month in which the link was last read, yyyy-MM-dd or yyyy-MM. */
  checked: string;
}

/** Value with the days on which it holds, and where it is written. */
export interface Dated<V = unknown> {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** First day on which it no longer holds. */
  to?: string;
  value: V;
  source: { ref: string; section: string };
  /** Read in the primary text, read elsewhere, or not checked. */
  certainty: 'sourced' | 'secondary' | 'unverified';
  note?: string;
  /** Part that carries the rule out; the front end still shows what the platform does. */
  part: 'front' | 'platform' | 'both';
}

/** Profile as it travels in the brand document: what a page needs of the present and the coming months. */
export interface CompiledProfile {
  id: string;
  version: string;
  timeZone: string;
  currency: string | null;
  rules: Readonly<Record<string, readonly Pick<Dated, 'from' | 'to' | 'value'>[]>>;
}

export interface Signature {
  by: string;
  /** Day, yyyy-MM-dd. */
  on: string;
  /** Version of the profile that was read. */
  version: string;
  /** Rules that are unverified in the profile and accepted all the same. */
  unverified?: readonly string[] | undefined;
}

/** Licence of the operator, as the marks of the site name it. */
export interface Licence {
  holder: string;
  number: string;
}

/** `jurisdiction` of a brand document, before or after the profile was compiled into it. */
export interface JurisdictionFile {
  /** Id of the profile; without it the brand's own switches alone hold. */
  profile?: string | undefined;
  profiles?: readonly unknown[] | undefined;
  licence?: Licence | null | undefined;
  /** Signature of the operator's compliance; a build for real people asks for it. */
  signed?: Signature | null | undefined;
  /** Rule id → stricter value. */
  tighten?: Readonly<Record<string, unknown>> | undefined;
  freePlay?: boolean | undefined;
  vip?: boolean | undefined;
  movingBanners?: boolean | undefined;
  simulatedJackpots?: boolean | undefined;
  promotions?: boolean | undefined;
  cockfight?: boolean | undefined;
  helpLine?: boolean | undefined;
  realityCheck?: number | null | undefined;
}
