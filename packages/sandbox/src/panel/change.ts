import { capabilities } from '@baize/domain';
import * as v from 'valibot';
import { faultKinds } from '../world/base/faultRules.ts';
import {
  brandIds,
  cdnStates,
  countries,
  currencyChoices,
  humanCheckKinds,
  jurisdictionChoices,
  phoneTroubles,
  reviewKinds,
  type Settings,
  toggleIds,
} from '../world/base/settings.ts';
import { termsVersions } from '../world/content/contentDesk.ts';
import type { World } from '../world/world.ts';

/** Boolean in the spellings of JSON and forms. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', 'on', '1', '0'])]),
  v.transform((value) => value === true || value === 'true' || value === 'on' || value === '1'),
);
export const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(most),
  );

const faultRule = v.object({
  call: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(faultKinds),
  when: v.optional(v.record(v.string(), v.string())),
  times: v.optional(whole(1_000)),
});

export const settingsChange = v.partial(
  v.strictObject({
    brand: v.picklist(brandIds),
    currency: v.picklist(currencyChoices),
    systemStatus: v.pipe(whole(2), v.picklist([0, 1, 2])),
    toggles: v.record(v.picklist(toggleIds), flag),
    lacks: v.array(v.picklist(capabilities)),
    country: v.picklist(Object.keys(countries)),
    latencyMs: whole(600_000),
    faults: v.array(faultRule),
    imageCdn: v.picklist(cdnStates),
    hostileNotice: flag,
    popupNotice: flag,
    takenBack: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(100)),
    termsAgreed: v.picklist([termsVersions.now, termsVersions.before]),
    twoDomains: flag,
    analytics: flag,
    sinks: v.array(v.picklist(['ga4', 'gtm', 'segment', 'posthog', 'console'])),
    stressVendors: flag,
    emptyLists: flag,
    emptyLobby: flag,
    visitorsBrowse: flag,
    captchaAfter: whole(1_000),
    codeMinutes: whole(60),
    everyField: flag,
    jurisdiction: v.picklist(jurisdictionChoices),
    tighten: v.record(v.string(), v.unknown()),
    humanCheck: v.picklist(humanCheckKinds),
    rateLimits: flag,
    sessionMinutes: whole(10_000),
    pointRate: v.pipe(whole(100_000), v.minValue(1)),
    rewardsDearer: flag,
    rewardsSoldOut: flag,
    singleWallet: flag,
    rateMoved: flag,
    bonusHalved: flag,
    opensAgents: flag,
    opensMembers: flag,
    downlineTransfers: flag,
    reviews: v.picklist(reviewKinds),
    inquiries: v.picklist(reviewKinds),
    confirmMinutes: v.pipe(whole(10_000), v.minValue(1)),
    quoteSeconds: v.pipe(whole(3_600), v.minValue(1)),
    dividend: flag,
    dailySalary: flag,
    hourSalary: flag,
    realTimeSalary: flag,
    billCheckHours: v.pipe(whole(1_000), v.minValue(1)),
    billsPerDay: whole(100_000_000),
    othersAnswerFirst: flag,
    phoneService: v.picklist(['platform', 'firebase']),
    phoneTrouble: v.picklist(phoneTroubles),
  }),
);

export const clockChange = v.variant('kind', [
  v.object({ kind: v.literal('freeze'), at: v.optional(v.pipe(v.number(), v.safeInteger())) }),
  v.object({ kind: v.literal('step'), ms: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ kind: v.literal('run') }),
  v.object({ kind: v.literal('reset') }),
]);

export function changeSettings(world: World, change: v.InferOutput<typeof settingsChange>): Settings {
  const toggles = { ...world.settings.toggles, ...change.toggles };
  world.settings = { ...world.settings, ...change, toggles };
  return world.settings;
}

export function changeClock(world: World, change: v.InferOutput<typeof clockChange>): void {
  if (change.kind === 'freeze') world.clock.freeze(change.at);
  if (change.kind === 'step') world.clock.step(change.ms);
  if (change.kind === 'run') world.clock.run();
  if (change.kind === 'reset') world.clock.reset();
}

export const switches = {
  hostileNotice: 'A notice and an article that attack',
  popupNotice: 'A popup on the first page',
  twoDomains: 'Two domains to choose from',
  analytics: 'A measurement id to consent to',
  stressVendors: 'Fourteen slot studios',
  emptyLists: 'No content anywhere',
  emptyLobby: 'No game in the lobby',
  visitorsBrowse: 'Visitors may browse the lobby',
  everyField: 'Every field at registration',
  rateLimits: 'Rate limits',
  rewardsDearer: 'Rewards cost a tenth more points',
  rewardsSoldOut: 'The last piece of every reward is gone',
  singleWallet: 'One wallet for everything',
  rateMoved: 'The rate of exchange has moved',
  bonusHalved: 'A deposit bonus is half of what it was',
  dividend: 'Contracts for dividends',
  dailySalary: 'Contracts for daily salary',
  hourSalary: 'Contracts for hourly salary',
  realTimeSalary: 'Contracts for real-time salary',
  othersAnswerFirst: 'The other side of a contract answers first',
  opensAgents: 'Agents may open agents',
  opensMembers: 'Agents may open members',
  downlineTransfers: 'Agents may send money to downlines',
} as const satisfies Partial<Record<keyof Settings, string>>;

export const switchNames = Object.keys(switches) as readonly (keyof typeof switches)[];

/** Turns a posted form into a change: an unchecked switch is missing from the fields. */
export function readForm(form: FormData): unknown {
  const section = form.get('section');
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'section'));
  if (section === 'toggles') return { toggles: Object.fromEntries(toggleIds.map((id) => [id, id in fields])) };
  if (section === 'switches') return Object.fromEntries(switchNames.map((name) => [name, name in fields]));
  if (section === 'faults') {
    const { call, kind } = fields;
    return { faults: kind ? [{ call, kind }] : [] };
  }
  return fields;
}
