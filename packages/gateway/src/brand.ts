import { type Currency, limitKinds, limitPeriods, readDecimal, readTimeZone, readWebAddress } from '@baize/domain';
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

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const decimal = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);

/** A path of the site itself, or an https address. */
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

/** A switch with a default for a broken or missing value. */
const choice = (otherwise: boolean) => v.optional(v.fallback(v.boolean(), otherwise), otherwise);

/** A list with a default for a broken value. */
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

const jurisdiction = v.object({
  freePlay: choice(false),
  vip: choice(false),
  movingBanners: choice(true),
  simulatedJackpots: choice(false),
  promotions: choice(true),
  cockfight: choice(false),
  helpLine: choice(true),
  /** Minutes between reality checks, null for none. */
  realityCheck: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 60), 60),
});

/**
 * The run-time document that makes the one build a brand. What a brand cannot do without must be right or the document is refused;
 * everything else falls back to the careful choice: what is switched off stays off, an unreadable host is no host.
 */
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
    /** Beside shared links: a PNG or JPEG of 1200 × 630 px. */
    picture: v.optional(v.nullable(link), null),
  }),
  /** The brand's token sheet. */
  tokenSheet: link,
  /** Where the platform answers; empty is this site's own origin. */
  platformOrigin: v.optional(v.union([v.literal(''), origin]), ''),
  /** The platform's public key that payloads are sealed with: a JWK, or PEM text. */
  platformKey: v.object({
    kid: text,
    key: v.union([
      v.pipe(v.string(), v.regex(/^-----BEGIN PUBLIC KEY-----/)),
      v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
    ]),
  }),
  currency: v.optional(currency, {}),
  imageOrigins: several(origin, []),
  /** The origins games may be framed from; the platform's launch CDNs are held against them. */
  gameOrigins: several(origin, []),
  /** Hosts that may be linked to; `*.example.org` allows subdomains. */
  allowedHosts: several(v.pipe(v.string(), v.regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/)), []),
  /** Other addresses of the same site. */
  domains: several(origin, []),
  sendVisitorsAway: choice(false),
  prizeModes: several(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), ['Lott', 'ZY', 'Elott', 'SEA']),
  announcementTypes: several(v.picklist(['B', 'PL', 'PU', 'PR', 'H']), ['B', 'PL', 'PU', 'PR', 'H']),
  announcementExecution: v.optional(v.literal('B'), 'B'),
  vendorLists: v.optional(v.object({ esports: several(text, []), cockfight: several(text, []) }), {}),
  /** Ids of the modules that switch features that are not among the registration toggles. */
  referralModule: v.optional(v.fallback(v.nullable(text), null), null),
  /** From what age one may play, with its mark where that is not the age alone. */
  ageGate: v.optional(ageGate, 18),
  /** The licences that the operator holds: known ones by name, others with their words. */
  licences: several(licence, []),
  copyrightYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2200)), 2024),
  /** The networks the brand is on. An address alone is shown where the platform has the resource, an entry always. */
  social: v.optional(v.fallback(networks, []), {}),
  /** Emblems beside the words of statuses. */
  statuses: v.optional(v.fallback(statusMarks, {}), {}),
  /** When customer service answers, and after how many minutes as a rule; null says nothing of it. */
  serviceHours: v.optional(v.fallback(v.nullable(serviceHours), null), null),
  /** The limits that a new player is offered: decimal strings in the brand's currency, whole minutes for time. */
  startLimits: several(startLimit, []),
  texts: v.optional(v.object({ about: words, licence: words, description: words }), {}),
  /** What the default password is recognised by without being known: hex of SHA-256 over salt and password. */
  defaultPassword: v.optional(
    v.fallback(v.nullable(v.object({ salt: text, digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })), null),
    null,
  ),
  /**
   * Where the script of the third party's check is, that a person registers, and every origin it uses; null where none is allowed in.
   */
  humanCheck: v.optional(v.fallback(v.nullable(v.object({ script: link, origins: several(origin, []) })), null), null),
  rememberPassword: choice(false),
  /** Its pages may ask for consent to be measured and load what does it; the deployment's headers must allow that too. */
  analytics: choice(false),
  /** Who verifies phones instead of the platform; null when none does. `base` is where it answers: a path of this site or an https address. */
  phoneVerification: v.optional(
    v.fallback(v.nullable(v.object({ service: v.literal('firebase'), base: link, apiKey: text })), null),
    null,
  ),
  /** Third parties one can log in by: where each begins, a path of this site or an allowed host. */
  socialLogins: several(
    v.pipe(
      v.object({ ...loginProvider, url: link }),
      v.transform(({ provider, url, ...own }) => ({ provider, url, ...networkOf(provider, own) })),
    ),
    [],
  ),
  /** The name of the parameter that carries an affiliate's code. */
  affiliateParameter: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)), 'code'), 'code'),
  /** The simulated jackpot: base as a decimal string, epoch in ms; null shows none. */
  jackpot: v.optional(
    v.fallback(
      v.nullable(v.object({ base: decimal, epoch: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
      null,
    ),
    null,
  ),
  jurisdiction: v.optional(jurisdiction, {}),
});

/** What the JSON file may hold. */
export type BrandFile = v.InferInput<typeof brandDocument>;
type BrandOutput = v.InferOutput<typeof brandDocument>;
export interface BrandDocument extends Omit<BrandOutput, 'ageGate' | 'statuses'> {
  /** Status → a drawing of the design system by name, or the address of a picture. */
  statuses: Readonly<Record<string, string>>;
  /** In years. */
  ageGate: number;
  ageMark: AgeMark;
}

export type BrandReading = { ok: true; brand: BrandDocument } | { ok: false; problems: string[] };

/** Reads a brand document; `problems` names each mandatory field that is missing or wrong, as a path. Never throws. */
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

/** The marks with the addresses of pictures that lie beside the brand. */
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
