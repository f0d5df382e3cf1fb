/**
 * Parts of the product that a platform may lack (ADP-06). Every call of the contract names the one that it belongs to, or
 * none if no site can do without it.
 */
export const capabilities = [
  'register',
  'name-check',
  'affiliates',
  'human-check',
  'phone',
  'lost-password',
  'captcha',
  'free-play',
  'two-step',
  'session-life',
  'domains',
  'service',
  'search',
  'favourites',
  'recent',
  'rooms',
  'live-tables',
  'winners',
  'ranks',
  'lottery',
  'sports',
  'promotions',
  'bonuses',
  'rewards',
  'missions',
  'rebate',
  'vip',
  'points',
  'referral',
  'messages',
  'counts',
  'notices',
  'content',
  'help',
  'blog',
  'feedback',
  'deposit',
  'deposit-proof',
  'withdrawal',
  'receipts',
  'payment-password',
  'payees',
  'wallets',
  'transfers',
  'upline',
  'records',
  'profit',
  'profile',
  'contacts',
  'closing',
  'avatar',
  'devices',
  'play-control',
  'limits',
  'breaks',
  'exclusion',
  'reality-check',
  'duties',
  'agents',
  'contracts',
  'push',
  'web-push',
] as const;

export type Capability = (typeof capabilities)[number];

/** Ids of what a platform offers; null if it does not say. Strangers among them are ignored. */
export type Offers = readonly string[] | null;

/**
 * Reports whether a platform offers a part. One that does not say offers everything but pushes; one that does offers what
 * it lists (ADP-03).
 */
export function isOffered(offers: Offers, capability: Capability | undefined): boolean {
  if (capability === undefined) return true;
  return offers === null ? capability !== 'push' : offers.includes(capability);
}
