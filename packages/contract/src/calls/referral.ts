import type { CallNotes } from '../notes.ts';

export const referral = {
  referralInfo: {
    group: 'referral',
    title: 'Code and tiers',
    about: 'Referral tiers and the caller’s code, null for visitors and trial accounts.',
    refusals: [],
  },
  referralSummary: {
    group: 'referral',
    title: 'What was earned',
    about: 'Number of invited friends and what they earned the player.',
    refusals: [],
  },
  referralFriends: {
    group: 'referral',
    title: 'Invited friends',
    about: 'The invited friends with masked names, latest first.',
    refusals: [],
  },
  referralEarnings: {
    group: 'referral',
    title: 'Payments for friends',
    about: 'Referral earnings, one payment per day with income, latest first; rates in per cent.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
