import type { ActivityStatus } from '@baize/domain';
import type { RewardPicture } from '../art/spots.ts';

export interface RewardSeed {
  /** Names its words in the contents. */
  id: string;
  picture: RewardPicture;
  /** Whole units; of a birthday's gift, what the club gives to the player's tier. */
  amount: number | 'birthday';
  /** Each status with the hours from the beginning at which it is reached. */
  course: readonly (readonly [status: ActivityStatus, hours: number])[];
  /** How many times it is turned over within how many days before it is money; nothing where it is missing. */
  wager?: { factor: number; days: number };
  /** Also for accounts without a past. */
  everybody?: true;
}

const day = 24;

/** So many hours before the beginning it was the birthday of the one demo player who has told it. */
export const birthdayHours = 30;

/** What the reward centre holds on the first day: each status, and every way from one to the next as the clock goes on. */
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
