import type { Capability } from '@baize/domain';
import { profileIds } from '@baize/domain/jurisdictions';
import type { MeasuringSink } from '@baize/gateway';
import { type BrandId, brands } from '@baize/tokens/brands';
import { termsVersions } from '../content/contentDesk.ts';
import type { FaultRule } from './faultRules.ts';
import { currencyCodes } from './scales.ts';

/** Feature switches of requirement APP-08, and product areas that can be off. */
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

/** Toggles off by default, because the platform does not implement them yet. */
const laterToggles: ReadonlySet<ToggleId> = new Set(['REGMOBVERF3']);

/** Availability of the image origins: both, only the second, or none. */
export const cdnStates = ['up', 'first-down', 'down'] as const;
export type CdnState = (typeof cdnStates)[number];

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
/** Decision on a payment or complaint; `hold` leaves it open. */
export const reviewKinds = ['approve', 'reject', 'hold'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export type HumanCheckKind = (typeof humanCheckKinds)[number];

export const currencyChoices = ['brand', ...currencyCodes] as const;
export type CurrencyChoice = (typeof currencyChoices)[number];

/** Profile of the licence: that of the brand's document, any of the folder, or one that is not there. */
export const jurisdictionChoices = ['brand', ...profileIds, 'missing'] as const;

export interface Settings {
  brand: BrandId;
  currency: CurrencyChoice;
  /** Id of a jurisdiction profile, or `brand` for what the brand's document names. */
  jurisdiction: string;
  /** Rule → stricter value, as the brand's document would say under `tighten`. */
  tighten: Readonly<Record<string, unknown>>;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  systemStatus: 0 | 1 | 2;
  toggles: Record<ToggleId, boolean>;
  /** Parts of the product that the platform does not have. */
  lacks: readonly Capability[];
  country: string;
  /** Delay of every response, 0 to 8,000 ms. */
  latencyMs: number;
  faults: readonly FaultRule[];
  imageCdn: CdnState;
  hostileNotice: boolean;
  popupNotice: boolean;
  /** Ids of scheduled content that the operator has taken back. */
  takenBack: readonly string[];
  /** Version of the terms that players have agreed to. */
  termsAgreed: string;
  twoDomains: boolean;
  analytics: boolean;
  /** Receivers of events besides, with keys of nobody. */
  sinks: readonly MeasuringSink['kind'][];
  stressVendors: boolean;
  emptyLists: boolean;
  emptyLobby: boolean;
  /** Game list for visitors, which some platforms refuse. */
  visitorsBrowse: boolean;
  /** Failed logins per name before a captcha is required. */
  captchaAfter: number;
  codeMinutes: number;
  /** Every registration field, not only the brand's. */
  everyField: boolean;
  /** Human check at registration; nothing responds for Geetest here. */
  humanCheck: HumanCheckKind;
  rateLimits: boolean;
  /** Minutes without a call after which a session ends. */
  sessionMinutes: number;
  /** Points per whole unit of the world's figures. */
  pointRate: number;
  rewardsDearer: boolean;
  rewardsSoldOut: boolean;
  /** One wallet for everything instead of one more per vendor. */
  singleWallet: boolean;
  rateMoved: boolean;
  bonusHalved: boolean;
  reviews: ReviewKind;
  inquiries: ReviewKind;
  /** Minutes after which an unconfirmed payment counts as received. */
  confirmMinutes: number;
  quoteSeconds: number;
  dividend: boolean;
  dailySalary: boolean;
  hourSalary: boolean;
  realTimeSalary: boolean;
  /** Hours for which the platform checks a bill before it can be paid. */
  billCheckHours: number;
  /** Daily limit on an account's bill payments, in whole units of the world's figures. */
  billsPerDay: number;
  /** Action of a contract's other side before any response arrives. */
  othersAnswerFirst: boolean;
  phoneService: 'platform' | 'firebase';
  phoneTrouble: PhoneTrouble;
  timeZone: string;
  /** Valid bets that make a member active in a period, in whole units of the world's figures. */
  activeMinimum: number;
  requestDays: number;
  opensAgents: boolean;
  opensMembers: boolean;
  downlineTransfers: boolean;
}

export const defaultSettings = (): Settings => ({
  brand: 'baize',
  currency: 'brand',
  jurisdiction: 'brand',
  tighten: {},
  systemStatus: 0,
  toggles: Object.fromEntries(toggleIds.map((id) => [id, !laterToggles.has(id)])) as Record<ToggleId, boolean>,
  lacks: [],
  country: 'PK',
  latencyMs: 0,
  faults: [],
  imageCdn: 'up',
  hostileNotice: false,
  popupNotice: false,
  takenBack: [],
  termsAgreed: termsVersions.now,
  twoDomains: false,
  analytics: false,
  sinks: [],
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

/** Dialling code and IP per country; the addresses are reserved for documentation. */
export const countries: Readonly<Record<string, { dialling: string; ip: string }>> = {
  PK: { dialling: '92', ip: '203.0.113.24' },
  GB: { dialling: '44', ip: '198.51.100.7' },
  VN: { dialling: '84', ip: '203.0.113.84' },
  ID: { dialling: '62', ip: '203.0.113.62' },
  TH: { dialling: '66', ip: '203.0.113.66' },
  TR: { dialling: '90', ip: '203.0.113.90' },
  KW: { dialling: '965', ip: '203.0.113.96' },
};
