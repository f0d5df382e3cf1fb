import type { ComparedTier } from './ContractDifference.tsx';
import type { Formula } from './FormulaPopover.tsx';
import type { TierMeterCondition } from './TierMeter.tsx';

export const meterWords = {
  passed: 'passed',
  here: 'you are here',
  next: 'next',
  all: 'All 8 tiers',
  fewer: 'Fewer tiers',
};

export const threeTiers = [
  { id: 't1', label: 'Tier 1', rate: '10%' },
  { id: 't2', label: 'Tier 2', rate: '14%' },
  { id: 't3', label: 'Tier 3', rate: '18%' },
];

export const threeConditions: TierMeterCondition[] = [
  {
    id: 'bets',
    label: 'Valid bets',
    value: '742,420.00',
    note: { text: '157,580.00 to tier 3', tone: 'warning' },
    text: 'Valid bets 742,420.00, tier 2 reached, 157,580.00 to tier 3.',
    steps: [
      { threshold: '60,000.00', filled: 1 },
      { threshold: '400,000.00', filled: 1 },
      { threshold: '900,000.00', filled: 0.685 },
    ],
  },
  {
    id: 'result',
    label: 'Team result',
    value: '34,120.50',
    note: { text: '5,879.50 to tier 3', tone: 'warning' },
    text: 'Team result 34,120.50, tier 2 reached, 5,879.50 to tier 3.',
    steps: [
      { threshold: '4,000.00', filled: 1 },
      { threshold: '16,000.00', filled: 1 },
      { threshold: '40,000.00', filled: 0.755 },
    ],
  },
  {
    id: 'active',
    label: 'Active members',
    value: '268',
    note: { text: 'Tier 3 reached', tone: 'positive' },
    text: 'Active members 268, tier 3 reached.',
    steps: [
      { threshold: '12', filled: 1 },
      { threshold: '60', filled: 1 },
      { threshold: '150', filled: 1 },
    ],
  },
];

export const eightTiers = Array.from({ length: 8 }, (_, index) => ({
  id: `t${index + 1}`,
  label: `Tier ${index + 1}`,
  rate: `${index + 2}%`,
}));

export const oneCondition: TierMeterCondition[] = [
  {
    id: 'bets',
    label: 'Valid bets',
    value: '540,000.00',
    note: { text: '60,000.00 to tier 6', tone: 'warning' },
    text: 'Valid bets 540,000.00, tier 5 reached, 60,000.00 to tier 6.',
    steps: eightTiers.map((_, index) => ({
      threshold: `${index + 1}00,000.00`,
      filled: index < 5 ? 1 : index === 5 ? 0.4 : 0,
    })),
  },
];

export const termColumns = [
  { id: 'bets', label: 'Valid bets, from' },
  { id: 'result', label: 'Team result, from' },
  { id: 'active', label: 'Active, from' },
  { id: 'rate', label: 'Rate' },
];

export const comparedTiers: ComparedTier[] = [
  {
    id: 't1',
    label: 'Tier 1',
    terms: [
      { id: 'bets', before: '60,000.00', value: '90,000.00', tone: 'warning' },
      { id: 'result', value: '4,000.00' },
      { id: 'active', before: '12', value: '20', tone: 'warning' },
      { id: 'rate', value: '10%' },
    ],
    meaning: {
      kind: 'harder',
      title: 'Harder to reach.',
      text: 'From 12 active members becomes from 20, and valid bets rise by 30,000.00. The rate stays 10%.',
    },
  },
  {
    id: 't2',
    label: 'Tier 2',
    terms: [
      { id: 'bets', value: '400,000.00' },
      { id: 'result', value: '16,000.00' },
      { id: 'active', value: '60' },
      { id: 'rate', before: '14%', value: '15%', tone: 'positive' },
    ],
    meaning: { kind: 'more', title: 'Pays more.', text: 'From 60 active members: 14% becomes 15%.' },
  },
  {
    id: 't3',
    label: 'Tier 3',
    terms: [
      { id: 'bets', before: '900,000.00', value: '850,000.00', tone: 'positive' },
      { id: 'result', value: '40,000.00' },
      { id: 'active', value: '150' },
      { id: 'rate', before: '18%', value: '20%', tone: 'positive' },
    ],
    meaning: {
      kind: 'more',
      title: 'Pays more.',
      text: 'From 150 active members: 18% becomes 20%, and 50,000.00 less in valid bets is needed.',
    },
  },
];

export const carryOver: Formula = {
  lines: [
    { id: 'result', label: 'Team result, 1 to 15 Oct', value: '−12,480.00' },
    { id: 'before', label: 'Carry-over in, 1 to 15 Oct', value: '0.00' },
    { id: 'carried', label: 'Carried to 16 to 31 Oct', value: '−12,480.00', kind: 'subtotal' },
  ],
  note: 'Platform rule for dividends: a loss lowers the base of the next period once. What is left over is carried on.',
  link: { label: 'Open bill of 1 to 15 Oct', href: '#bill' },
};

export const stakes: Formula = {
  lines: [
    { id: 'slots', label: 'Slots', value: '1,204,800.00' },
    { id: 'live', label: 'Live casino', value: '107,680.00' },
    { id: 'all', label: 'Stakes', value: '1,312,480.00', kind: 'subtotal' },
  ],
  link: { label: 'Open 31,042 bets', href: '#bets' },
};
