import type { CallNotes } from '../notes.ts';

export const promotions = {
  promotions: {
    group: 'promotions',
    title: 'Promotions',
    about: 'Promotions with their obligations.',
    refusals: ['on-a-break'],
  },
  promotionDetail: {
    group: 'promotions',
    title: 'One promotion',
    about: 'One promotion with its terms as unsanitised HTML.',
    refusals: ['not-allowed', 'not-found', 'on-a-break'],
  },
  uploadPromotionPicture: {
    group: 'promotions',
    title: 'Upload a picture to apply',
    about: 'Uploads a picture for an application and returns its id.',
    refusals: ['picture-refused'],
  },
  joinPromotion: {
    group: 'promotions',
    title: 'Join or apply',
    about: 'Joins a promotion, or applies if it needs approval, and returns the new status.',
    refusals: ['not-allowed', 'not-found', 'on-a-break', 'picture-refused', 'promotion-not-open', 'promotion-over'],
  },
  claimPromotion: {
    group: 'promotions',
    title: 'Claim a bonus',
    about: 'Credits an issued bonus.',
    refusals: ['already-claimed', 'promotion-over', 'on-a-break', 'not-found', 'promotion-not-open'],
  },
  claimRaffle: {
    group: 'promotions',
    title: 'Draw a raffle ticket',
    about: 'Draws a player’s raffle ticket and credits the prize.',
    refusals: ['already-claimed', 'not-allowed', 'not-found', 'promotion-not-open'],
  },
  openRedEnvelope: {
    group: 'promotions',
    title: 'Open a red envelope',
    about: 'Opens a red envelope and credits its content.',
    refusals: ['already-claimed', 'not-found', 'on-a-break', 'promotion-not-open'],
  },
  bonusDetails: {
    group: 'promotions',
    title: 'Bonuses',
    about:
      'Player’s bonuses, latest first, with the total turnover left as a decimal string: until it is zero, no bonus can be withdrawn.',
    refusals: [],
  },
  vipClub: {
    group: 'promotions',
    title: 'VIP club',
    about: 'VIP tiers with their benefits, and the caller’s valid bets; the player’s rank is in the club label.',
    refusals: ['not-allowed'],
  },
} as const satisfies Record<string, CallNotes>;
