import type { RewardPicture } from '@baize/art/spots';
import type { ActivityStatus } from '@baize/domain';

export interface RewardSeed {
  id: string;
  picture: RewardPicture;
  /** Whole units, or the club's birthday gift for the player's tier. */
  amount: number | 'birthday';
  /** Statuses with the hours from the start at which each is reached. */
  course: readonly (readonly [status: ActivityStatus, hours: number])[];
  wager?: { factor: number; days: number };
  everybody?: true;
}

const day = 24;

/** Hours between the demo player's birthday and the start of the world. */
export const birthdayHours = 30;

/** Rewards of the first day: each status, and every transition as the clock advances. */
export const rewardSeeds: readonly RewardSeed[] = [
  {
    id: 'weekly',
    picture: 'voucher',
    amount: 25,
    course: [
      ['process', -2 * day],
      ['issued', -20],
      ['closed', 5 * day],
    ],
    wager: { factor: 5, days: 7 },
  },
  {
    id: 'birthday',
    picture: 'gift',
    amount: 'birthday',
    course: [
      ['coming-soon', -9 * day],
      ['issued', -birthdayHours],
      ['closed', 6 * day],
    ],
  },
  {
    id: 'streak',
    picture: 'ticket',
    amount: 12,
    course: [
      ['joined', -7 * day],
      ['issued', -2],
      ['closed', 22],
    ],
  },
  {
    id: 'cashback',
    picture: 'gold',
    amount: 40,
    course: [
      ['process', -6],
      ['issued', 18],
      ['closed', 8 * day],
    ],
  },
  {
    id: 'season',
    picture: 'watch',
    amount: 100,
    course: [
      ['joined', -10 * day],
      ['process', 4 * day],
      ['issued', 5 * day],
      ['closed', 12 * day],
    ],
    wager: { factor: 3, days: 14 },
  },
  {
    id: 'photo',
    picture: 'phone',
    amount: 15,
    course: [
      ['applying', -5],
      ['issued', 20],
      ['closed', 7 * day],
    ],
  },
  {
    id: 'anniversary',
    picture: 'headphones',
    amount: 66,
    course: [
      ['coming-soon', -3 * day],
      ['issued', 3 * day],
      ['closed', 10 * day],
    ],
    everybody: true,
  },
  {
    id: 'review',
    picture: 'ticket',
    amount: 20,
    course: [
      ['applying', -3 * day],
      ['rejected', -2 * day],
      ['closed', 14 * day],
    ],
  },
  {
    id: 'level',
    picture: 'rounds',
    amount: 58,
    course: [
      ['issued', -11 * day],
      ['claimed', -9 * day],
    ],
  },
  {
    id: 'quiz',
    picture: 'rounds',
    amount: 10,
    course: [
      ['joined', -6 * day],
      ['closed', -1 * day],
    ],
  },
];
