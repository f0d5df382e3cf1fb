import { type BrandId, brands } from '@baize/tokens/brands';
import type { FaultRule } from './faultRules.ts';
import { currencyCodes } from './scales.ts';

/** The feature switches of requirement APP-08, and the parts of the house that can be off. */
export const toggleIds = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'PWRESET',
  'DIRECTREG3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'AGENTCENTER',
  'REFERRAL',
] as const;
export type ToggleId = (typeof toggleIds)[number];

export const brandIds: readonly BrandId[] = brands.map(({ id }) => id);
export type { BrandId };

/** Off at first: what the platform does not answer yet. */
const laterToggles: ReadonlySet<ToggleId> = new Set(['REGMOBVERF3']);

/** Which image origins answer: both, only the second, or none. */
export const cdnStates = ['up', 'first-down', 'down'] as const;
export type CdnState = (typeof cdnStates)[number];

/** The errors of the service that verifies phones. */
export const phoneTroubles = [
  'none',
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'INTERNAL_ERROR',
  'INVALID_CODE',
  'CAPTCHA_CHECK_FAILED',
  'QUOTA_EXCEEDED',
  'OPERATION_NOT_ALLOWED',
  'SESSION_EXPIRED',
] as const;
export type PhoneTrouble = (typeof phoneTroubles)[number];
export const humanCheckKinds = ['off', 'sandbox', 'geetest'] as const;
/** What the review of a payment, or of a complaint about one, decides; `hold` is not yet. */
export const reviewKinds = ['approve', 'reject', 'hold'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export type HumanCheckKind = (typeof humanCheckKinds)[number];

/** What the platform reckons in: the brand's currency, or another one to look at. */
export const currencyChoices = ['brand', ...currencyCodes] as const;
export type CurrencyChoice = (typeof currencyChoices)[number];

export interface Settings {
  brand: BrandId;
  currency: CurrencyChoice;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  systemStatus: 0 | 1 | 2;
  toggles: Record<ToggleId, boolean>;
  /** ISO 3166 code of where visitors seem to be. */
  country: string;
  /** Before every answer, 0 to 8,000 ms. */
  latencyMs: number;
  faults: readonly FaultRule[];
  imageCdn: CdnState;
  hostileNotice: boolean;
  /** A popup greets on the first page of a visit. */
  popupNotice: boolean;
  /** The site stands under two domains. */
  twoDomains: boolean;
  /** The platform hands out a measurement id. */
  analytics: boolean;
  stressVendors: boolean;
  /** Every list without an item, as on a platform that opened today. */
  emptyLists: boolean;
  /** Only the lobby's list without a game. */
  emptyLobby: boolean;
  /** Some platforms refuse the game list to visitors. */
  visitorsBrowse: boolean;
  /** Failed logins of one name before a captcha is asked for. */
  captchaAfter: number;
  /** A code sent by message holds so long, and so long no other is sent. */
  codeMinutes: number;
  /** Registration asks for every field there is, not only the brand's. */
  everyField: boolean;
  /** How registration makes sure that a person asks; nothing answers for Geetest here. */
  humanCheck: HumanCheckKind;
  rateLimits: boolean;
  /** A session ends after this long without a call. */
  sessionMinutes: number;
  /** Points for one whole unit of the world's figures. */
  pointRate: number;
  /** Every reward costs a tenth more points. */
  rewardsDearer: boolean;
  /** Others took the last piece of everything that can run out. */
  rewardsSoldOut: boolean;
  /** One wallet for everything, or one more with each vendor. */
  singleWallet: boolean;
  /** The rate of exchange has moved against the player. */
  rateMoved: boolean;
  /** A promotion adds half of what it did. */
  bonusHalved: boolean;
  /** How payments in and out, and complaints about them, are decided. */
  reviews: ReviewKind;
  inquiries: ReviewKind;
  /** An unconfirmed payment counts as received after so long. */
  confirmMinutes: number;
  /** The figures of a movement hold so long. */
  quoteSeconds: number;
  /** Which kinds of contract the platform runs. */
  dividend: boolean;
  dailySalary: boolean;
  hourSalary: boolean;
  realTimeSalary: boolean;
  /** The platform looks at a bill so long before it can be paid. */
  billCheckHours: number;
  /** Whole units of the world's figures that an account may pay for bills within a day. */
  billsPerDay: number;
  /** The other side of a contract acts before any answer arrives. */
  othersAnswerFirst: boolean;
  /** Who verifies phones at login. */
  phoneService: 'platform' | 'firebase';
  /** What that service answers to everything; `none` is an ordinary day. */
  phoneTrouble: PhoneTrouble;
  /** Where the platform's days begin and end. */
  timeZone: string;
  /** Valid bets that make a member active in a period, whole units of the world's figures. */
  activeMinimum: number;
  /** A request to a downline, or to an agent, can be answered for so long. */
  requestDays: number;
  /** What agents may do. */
  opensAgents: boolean;
  opensMembers: boolean;
  downlineTransfers: boolean;
}

export const defaultSettings = (): Settings => ({
  brand: 'baize',
  currency: 'brand',
  systemStatus: 0,
  toggles: Object.fromEntries(toggleIds.map((id) => [id, !laterToggles.has(id)])) as Record<ToggleId, boolean>,
  country: 'PK',
  latencyMs: 0,
  faults: [],
  imageCdn: 'up',
  hostileNotice: false,
  popupNotice: false,
  twoDomains: false,
  analytics: false,
  stressVendors: false,
  emptyLists: false,
  emptyLobby: false,
  visitorsBrowse: true,
  captchaAfter: 3,
  codeMinutes: 2,
  everyField: false,
  humanCheck: 'off',
  rateLimits: true,
  sessionMinutes: 120,
  pointRate: 100,
  rewardsDearer: false,
  rewardsSoldOut: false,
  singleWallet: false,
  rateMoved: false,
  bonusHalved: false,
  reviews: 'approve',
  inquiries: 'approve',
  confirmMinutes: 30,
  quoteSeconds: 60,
  dividend: true,
  dailySalary: true,
  hourSalary: true,
  realTimeSalary: true,
  billCheckHours: 24,
  billsPerDay: 500_000,
  othersAnswerFirst: false,
  phoneService: 'platform',
  phoneTrouble: 'none',
  timeZone: 'Asia/Karachi',
  activeMinimum: 500,
  requestDays: 7,
  opensAgents: true,
  opensMembers: true,
  downlineTransfers: true,
});

/** Where a visitor of each country seems to come from; the addresses are reserved for documentation. */
export const countries: Readonly<Record<string, { dialling: string; ip: string }>> = {
  PK: { dialling: '92', ip: '203.0.113.24' },
  GB: { dialling: '44', ip: '198.51.100.7' },
  VN: { dialling: '84', ip: '203.0.113.84' },
  ID: { dialling: '62', ip: '203.0.113.62' },
  TH: { dialling: '66', ip: '203.0.113.66' },
  TR: { dialling: '90', ip: '203.0.113.90' },
  KW: { dialling: '965', ip: '203.0.113.96' },
};
