import {
  type Currency,
  freePlayKinds,
  limitKinds,
  limitPeriods,
  readDecimal,
  readTimeZone,
  readWebAddress,
  realityCheckOtherwise,
  switches,
} from '@baize/domain';
import * as v from 'valibot';
import {
  type AgeMark,
  ageGate,
  ageMarkOf,
  emblemAddress,
  licence,
  loginProvider,
  networkOf,
  networks,
  statusMarks,
} from './marks.ts';
import { operatingFields } from './operating.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const decimal = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);

const link = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((value) => /^\/(?!\/)[^\s\\]*$/.test(value) || readWebAddress(value) !== null),
);

const origin = v.pipe(
  v.string(),
  v.check((value) => readWebAddress(value)?.origin === value),
);

const words = v.optional(v.fallback(v.record(languageCode, v.pipe(v.string(), v.maxLength(4000))), {}), {});

const choice = (otherwise: boolean) => v.optional(v.fallback(v.boolean(), otherwise), otherwise);

const several = <S extends v.GenericSchema>(item: S, otherwise: v.InferOutput<S>[]) =>
  v.optional(
    v.fallback(v.array(item) as unknown as v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>, otherwise),
    otherwise as v.InferInput<S>[],
  );

const currency = v.pipe(
  v.object({
    code: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,8}$/))), null),
    symbol: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(8))), null),
    digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)), 2),
  }),
  v.transform((value): Currency => value),
);

const timeOfDay = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

const serviceHours = v.object({
  from: timeOfDay,
  to: timeOfDay,
  timeZone: v.pipe(
    v.string(),
    v.transform((name: string) => readTimeZone(name)),
  ),
  firstAnswer: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null), null),
});

const startLimit = v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods), amount: decimal });

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Profile of the licence with the brand's wishes; `effectiveRules` of the domain reads it (JUR-08, JUR-10). */
const jurisdiction = v.object({
  /** Id of a profile; one that cannot be read is a profile that nobody has, so the strictest rules hold. */
  profile: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/)), '')),
  /** Profiles compiled into the document by the build; not written by hand. */
  profiles: v.optional(v.fallback(v.array(v.unknown()), [])),
  /** Licence that the sentences of a profile name. */
  licence: v.optional(v.fallback(v.nullable(v.object({ holder: text, number: text })), null)),
  /** Signature of the operator's compliance, which a build for real people asks for. */
  signed: v.optional(
    v.fallback(
      v.nullable(v.object({ by: text, on: day, version: day, unverified: v.optional(v.array(v.string())) })),
      null,
    ),
  ),
  /** Rule → stricter value than the profile's. */
  tighten: v.optional(v.fallback(v.record(v.string(), v.unknown()), {})),
  freePlay: choice(switches.freePlay.otherwise),
  vip: choice(switches.vip.otherwise),
  movingBanners: choice(switches.movingBanners.otherwise),
  simulatedJackpots: choice(switches.simulatedJackpots.otherwise),
  promotions: choice(switches.promotions.otherwise),
  cockfight: choice(switches.cockfight.otherwise),
  helpLine: choice(switches.helpLine.otherwise),
  realityCheck: v.optional(
    v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), realityCheckOtherwise),
    realityCheckOtherwise,
  ),
});

/** Runtime document of a brand. Essential fields must be valid; everything else falls back to the cautious choice. */
export const brandDocument = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  name: text,
  merchant: text,
  merchantCode: text,
  platform: v.optional(v.literal('web'), 'web'),
  lotteryType: v.optional(text, 'SEA'),
  device: v.optional(text, 'WEB'),
  channel: v.optional(v.fallback(text, ''), ''),
  defaultLanguage: v.optional(languageCode, 'EN'),
  languages: v.optional(v.pipe(v.array(languageCode), v.minLength(1)), ['EN', 'UR']),
  chatHeaderColour: v.optional(v.fallback(v.nullable(colour), null), null),
  logos: v.object({
    light: link,
    dark: link,
    mark: v.optional(v.nullable(link), null),
    /** Preview of shared links: a PNG or JPEG of 1200 × 630 px. */
    picture: v.optional(v.nullable(link), null),
  }),
  tokenSheet: link,
  platformOrigin: v.optional(v.union([v.literal(''), origin]), ''),
  /** Public key of the platform for sealed payloads: a JWK, or PEM text. */
  platformKey: v.object({
    kid: text,
    key: v.union([
      v.pipe(v.string(), v.regex(/^-----BEGIN PUBLIC KEY-----/)),
      v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
    ]),
  }),
  currency: v.optional(currency, {}),
  imageOrigins: several(origin, []),
  /** Origins that may be framed for games; the platform's launch CDNs are checked against them. */
  gameOrigins: several(origin, []),
  /** Hosts that may be linked; `*.example.org` allows subdomains. */
  allowedHosts: several(v.pipe(v.string(), v.regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/)), []),
  domains: several(origin, []),
  /** Trial accounts only look around, or play with play money where the platform allows it. */
  freePlay: v.optional(v.fallback(v.picklist(freePlayKinds), 'look'), 'look'),
  sendVisitorsAway: choice(false),
  prizeModes: several(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), ['Lott', 'ZY', 'Elott', 'SEA']),
  announcementTypes: several(v.picklist(['B', 'PL', 'PU', 'PR', 'H']), ['B', 'PL', 'PU', 'PR', 'H']),
  announcementExecution: v.optional(v.literal('B'), 'B'),
  vendorLists: v.optional(v.object({ esports: several(text, []), cockfight: several(text, []) }), {}),
  /** Parts that the platform offers, as it says itself later, so that the first paint is right; null for all. */
  offers: v.optional(v.fallback(v.nullable(v.array(text)), null), null),
  /** Ids of modules for features outside the registration toggles. */
  referralModule: v.optional(v.fallback(v.nullable(text), null), null),
  /** Minimum age, with its mark if it differs from the plain age. */
  ageGate: v.optional(ageGate, 18),
  licences: several(licence, []),
  copyrightYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2200)), 2024),
  /** Social networks. A plain URL shows only if the platform has the resource, an entry always. */
  social: v.optional(v.fallback(networks, []), {}),
  statuses: v.optional(v.fallback(statusMarks, {}), {}),
  /** Hours of customer service and typical minutes to the first reply; null if not stated. */
  serviceHours: v.optional(v.fallback(v.nullable(serviceHours), null), null),
  /** Address of customer service for pages that did not start: `mailto:` or https; null if not stated. */
  serviceContact: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/))), null),
    null,
  ),
  /** Limits suggested to new players: decimal strings in the brand's currency, whole minutes for time. */
  startLimits: several(startLimit, []),
  texts: v.optional(v.object({ about: words, licence: words, description: words }), {}),
  /** Fingerprint of the default password: hex SHA-256 of salt and password. */
  defaultPassword: v.optional(
    v.fallback(v.nullable(v.object({ salt: text, digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })), null),
    null,
  ),
  /** Script of the third-party bot check at registration, with every origin it uses; null if none is allowed. */
  humanCheck: v.optional(v.fallback(v.nullable(v.object({ script: link, origins: several(origin, []) })), null), null),
  rememberPassword: choice(false),
  /** Permission to ask for consent and load analytics; the deployment's headers must allow it too. */
  analytics: choice(false),
  ...operatingFields,
  /** Phone verification by a third party; null for none. `base` is a path of this site or an https URL. */
  phoneVerification: v.optional(
    v.fallback(v.nullable(v.object({ service: v.literal('firebase'), base: link, apiKey: text })), null),
    null,
  ),
  socialLogins: several(
    v.pipe(
      v.object({ ...loginProvider, url: link }),
      v.transform(({ provider, url, ...own }) => ({ provider, url, ...networkOf(provider, own) })),
    ),
    [],
  ),
  /** Scheduled content: from the platform's call, or from `/content/<id>.json` of the site; null for today's calls alone. */
  content: v.optional(v.fallback(v.nullable(v.picklist(['platform', 'files'])), null), null),
  /** Lets the site be installed and show a page without a network, by a worker; off, an earlier worker is removed. */
  app: choice(false),
  /** Place of the language in an address: `?lang=UR`, or the beginning of the path, `/ur/help`. */
  addresses: v.optional(v.fallback(v.picklist(['query', 'prefix']), 'query'), 'query'),
  affiliateParameter: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)), 'code'), 'code'),
  /** Simulated jackpot: base as a decimal string, epoch in ms; null for none. */
  jackpot: v.optional(
    v.fallback(
      v.nullable(v.object({ base: decimal, epoch: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
      null,
    ),
    null,
  ),
  jurisdiction: v.optional(jurisdiction, {}),
});

export type BrandFile = v.InferInput<typeof brandDocument>;
type BrandOutput = v.InferOutput<typeof brandDocument>;
export interface BrandDocument extends Omit<BrandOutput, 'ageGate' | 'statuses'> {
  /** Status → name of a design system drawing, or URL of a picture. */
  statuses: Readonly<Record<string, string>>;
  ageGate: number;
  ageMark: AgeMark;
}

export type BrandReading = { ok: true; brand: BrandDocument } | { ok: false; problems: string[] };

/** Parses a brand document; `problems` lists the path of each mandatory field that is not right. Never throws. */
export function readBrand(value: unknown): BrandReading {
  const result = v.safeParse(brandDocument, value);
  if (!result.success) {
    return { ok: false, problems: [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? '(document)'))] };
  }
  const brand = result.output;
  const languages = [...new Set(brand.languages)];
  const defaultLanguage = languages.includes(brand.defaultLanguage) ? brand.defaultLanguage : (languages[0] ?? 'EN');
  return { ok: true, brand: { ...brand, languages, defaultLanguage, ...marksOf(brand) } };
}

function marksOf({ id, ageGate: age, licences, social, socialLogins, statuses }: BrandOutput) {
  const at = <M extends { emblem: string | null }>(mark: M) => emblemAddress(id, mark);
  const ageMark = at(ageMarkOf(age));
  return {
    ageGate: ageMark.age,
    ageMark,
    licences: licences.map(at),
    social: social.map(at),
    socialLogins: socialLogins.map(at),
    statuses: Object.fromEntries(Object.entries(statuses).map(([status, mark]) => [status, at(mark).emblem])),
  };
}
