import { dayStart, type Profile, ruleIds } from '@baize/domain';
import { entriesOf, profiles } from '@baize/domain/jurisdictions';
import type { Prepared } from './preparePlayer.ts';
import { currencyCodes } from './world/base/scales.ts';
import type { Settings } from './world/base/settings.ts';

interface RuleScenario extends Prepared {
  title: string;
  settings?: Partial<Settings>;
  at?: number;
}

const underProfile = (profile: Profile): RuleScenario => ({
  title: `Under the profile ${profile.id}${profile.currency === null ? '' : ', in its currency'}`,
  settings: {
    jurisdiction: profile.id,
    currency: currencyCodes.find((code) => code === profile.currency) ?? 'brand',
  },
});

/** Returns a scenario just before or after the latest day on which a profile replaces a value by another. */
function aroundChange(title: string, ms: number): RuleScenario {
  const turns = profiles.flatMap((profile) =>
    ruleIds.flatMap((rule) =>
      entriesOf(profile, rule)
        .slice(1)
        .map(({ from }) => ({ profile, from })),
    ),
  );
  const last = turns.reduce((late, turn) => (turn.from > late.from ? turn : late));
  return { ...underProfile(last.profile), title, at: dayStart(last.from, last.profile.timeZone) + ms };
}

/** Scenarios of rules by name: one for each profile, and states that show a single rule. */
export const ruleScenarios: Readonly<Record<string, RuleScenario>> = {
  'jurisdiction-missing': {
    title: 'The brand names a profile that is not there: the strictest rules hold',
    settings: { jurisdiction: 'missing' },
  },
  ...Object.fromEntries(profiles.map((profile) => [`jurisdiction-${profile.id}`, underProfile(profile)])),
  'rules-before-change': aroundChange('A minute before the latest change of rules', -60_000),
  'rules-after-change': aroundChange('A minute after the latest change of rules', 60_000),
  'idle-logout': {
    title: 'A player who touches nothing is logged out after two minutes',
    settings: { tighten: { 'login.idleMinutes': 2 } },
  },
  'duties-done': { title: 'The player has seen the summary and set a limit', dutiesDone: true },
  'playing-elsewhere': { title: 'The player has just played with another operator', playsElsewhere: true },
  'played-58': { title: 'The player has played for 58 minutes', playedMinutes: 58 },
  'played-60': { title: 'The player has played for an hour', playedMinutes: 60 },
  'gross-limits': {
    title: 'Deposit limits are named by what they count',
    settings: { tighten: { 'limit.depositMeaning': 'gross', 'limit.raiseAfter': { hours: 72, endOfPeriod: true } } },
  },
  'ruled-choices': {
    title: 'Rests to choose from, ways to pay in and bonuses follow rules',
    settings: {
      tighten: {
        'rest.lengths': { break: [1, 24], 'cool-off': [1, 42], exclusion: [3, 0] },
        'payment.banned': ['credit-card', 'crypto'],
        'bonus.wagerMost': 10,
        'bonus.daysLeast': 60,
      },
    },
  },
  'net-position-unknown': {
    title: 'The session fails, and its result must stay in sight',
    settings: { tighten: { 'game.netPosition': true }, faults: [{ call: 'playSession', kind: '500' }] },
  },
  'help-line': {
    title: 'A line of help with gambling in the footer',
    settings: {
      tighten: { helpLine: [{ name: 'Northern Helpline', phone: '0800 000 0000', link: 'https://help.example/line' }] },
    },
  },
};
