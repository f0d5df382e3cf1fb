import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAtWall } from '../base/calendar.ts';
import { effectiveRules } from '../rules/index.ts';
import { type ContentContext, changeBefore, chooseContent, nextChange } from './chooseContent.ts';
import { type ContentEntry, contentDevices, contentViewers, readZonedTime, zoneProblem } from './entries.ts';
import { textsToAgree } from './legalTexts.ts';

const now = Date.UTC(2026, 11, 19, 18);
const day = 86_400_000;
const { rules } = effectiveRules({ promotions: true, vip: true }, now);
const strict = effectiveRules({ profile: 'missing' }, now).rules;

const words = { title: 'A title', text: '', content: '', changes: '', picture: null };

const entry = (part: Partial<ContentEntry> = {}): ContentEntry => ({
  id: 'a',
  kind: 'banner',
  slot: 'w_home',
  from: null,
  to: null,
  zone: 'Europe/London',
  for: {},
  order: 0,
  revision: 1,
  offers: null,
  linkage: null,
  target: null,
  source: null,
  blocks: {},
  version: null,
  words: { EN: words },
  ...part,
});

const visitor: ContentContext = {
  now,
  language: 'EN',
  fallbacks: ['EN'],
  device: 'desk',
  viewer: 'visitor',
  segments: [],
  resting: false,
  rules,
};
const player: ContentContext = { ...visitor, viewer: 'player', segments: ['new', 'sports'] };

const reasonFor = (part: Partial<ContentEntry>, context = visitor) =>
  chooseContent([entry(part)], context).because.get('a') ?? 'shown';

test.each<[string, Partial<ContentEntry>, ContentContext, unknown]>([
  ['without conditions', {}, visitor, 'shown'],
  ['from this moment', { from: now }, visitor, 'shown'],
  ['a millisecond later', { from: now + 1 }, visitor, { kind: 'early', from: now + 1 }],
  ['until this moment', { to: now }, visitor, { kind: 'over', to: now }],
  ['a millisecond longer', { to: now + 1 }, visitor, 'shown'],
])('OPS-02 an entry %s', (_, part, context, expected) => {
  expect(reasonFor(part, context)).toEqual(expected);
});

test.each<[string, ContentEntry['for'], ContentContext, unknown]>([
  ['languages', { languages: ['UR'] }, visitor, { kind: 'audience', part: 'languages', wanted: ['UR'] }],
  ['languages', { languages: ['UR', 'EN'] }, visitor, 'shown'],
  ['profiles', { profiles: ['gb'] }, visitor, { kind: 'audience', part: 'profiles', wanted: ['gb'] }],
  ['profiles', { profiles: ['none'] }, visitor, 'shown'],
  ['profiles', { profiles: ['missing'] }, { ...visitor, rules: strict }, 'shown'],
  ['devices', { devices: ['phone'] }, visitor, { kind: 'audience', part: 'devices', wanted: ['phone'] }],
  ['viewers', { viewers: ['player', 'agent'] }, player, 'shown'],
  ['viewers', { viewers: ['player'] }, visitor, { kind: 'audience', part: 'viewers', wanted: ['player'] }],
  ['segments', { segments: ['new'] }, player, 'shown'],
  ['segments', { segments: ['nobody'] }, player, { kind: 'audience', part: 'segments', wanted: ['nobody'] }],
  ['segments', { segments: [] }, player, { kind: 'audience', part: 'segments', wanted: [] }],
  [
    'segments',
    { segments: ['new'] },
    { ...visitor, segments: ['new'] },
    { kind: 'audience', part: 'segments', wanted: ['new'] },
  ],
  ['negation', { not: { segments: ['new'] } }, player, { kind: 'excluded' }],
  ['negation', { not: { segments: ['new'] } }, visitor, 'shown'],
  ['negation', { not: { segments: ['nobody'] } }, player, 'shown'],
  ['negation', { not: { segments: ['new'], devices: ['phone'] } }, player, 'shown'],
  ['negation', { not: { viewers: ['player'], not: { segments: ['new'] } } }, player, 'shown'],
  ['negation', { not: {} }, visitor, 'shown'],
])('OPS-03 an audience by %s: %j', (_, audience, context, expected) => {
  expect(reasonFor({ for: audience }, context)).toEqual(expected);
});

test('OPS-01 rules come before times and audiences', () => {
  const forbidden = { kind: 'forbidden', because: 'promotions · missing' };
  const offer = { offers: 'promotion', from: now + day, for: { segments: ['nobody'] } } as const;
  expect(reasonFor(offer, { ...player, rules: strict })).toEqual(forbidden);
  expect(reasonFor({ source: { kind: 'offers', ids: ['x'] } }, { ...visitor, rules: strict })).toEqual(forbidden);
  expect(reasonFor({ offers: 'vip' }, { ...visitor, rules: strict })).toMatchObject({ kind: 'forbidden' });
});

test('RSP-04 OPS-03 a resting player gets no offer, whatever the segment', () => {
  const resting = { ...player, resting: true };
  expect(reasonFor({ offers: 'promotion', for: { segments: ['new'] } }, resting)).toEqual({ kind: 'resting' });
  expect(reasonFor({ source: { kind: 'offers', ids: ['x'] } }, resting)).toEqual({ kind: 'resting' });
  expect(reasonFor({}, resting)).toBe('shown');
});

test('OPS-01 a language without words falls back or hides the entry', () => {
  expect(reasonFor({}, { ...visitor, language: 'UR' })).toBe('shown');
  expect(reasonFor({}, { ...visitor, language: 'UR', fallbacks: [] })).toEqual({ kind: 'no-words', has: ['EN'] });
});

test('OPS-01 the newest revision of an entry counts, and one legal text is in force at a time', () => {
  const { shown } = chooseContent([entry({ revision: 2, order: 5 }), entry({ revision: 1 })], visitor);
  expect(shown.map(({ revision }) => revision)).toEqual([2]);
  const text = (id: string, from: number | null) =>
    entry({ id, kind: 'legal', slot: 'legal:terms', from, version: id });
  const old = text('4.1', now - 9 * day);
  const next = text('4.2', now - day);
  const choice = chooseContent([next, old, text('4.3', now + day)], visitor);
  expect(choice.shown.map(({ id }) => id)).toEqual(['4.2']);
  expect([choice.because.get('4.1'), choice.because.get('4.3')]).toEqual([
    { kind: 'replaced', by: '4.2' },
    { kind: 'early', from: now + day },
  ]);
});

test('OPS-01 next and last change are moments of the entries', () => {
  const entries = [entry({ from: now - day, to: now + 2 * day }), entry({ id: 'b', from: now + day })];
  expect([nextChange(entries, now), changeBefore(entries, now)]).toEqual([now + day, now - day]);
  expect([nextChange(entries, now + 2 * day), changeBefore(entries, now - day)]).toEqual([null, null]);
});

const names = fc.subarray(['EN', 'UR', 'TH']);
const audience = fc.record(
  {
    languages: names,
    devices: fc.subarray([...contentDevices]),
    viewers: fc.subarray([...contentViewers]),
    segments: fc.subarray(['new', 'sports']),
    not: fc.record({ languages: names }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const moment = fc.option(fc.integer({ min: -3, max: 3 }).map((days) => now + days * day));
const anyEntry = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    slot: fc.constantFrom('w_home', 'legal:terms'),
    from: moment,
    to: moment,
    for: audience,
    order: fc.nat(2),
    revision: fc.nat(2),
    offers: fc.constantFrom(null, 'promotion' as const),
  })
  .map(entry);

test('OPS-01 OPS-03 the order of the entries changes nothing, each is shown or has a reason, negation is the complement', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(fc.nat()), fc.constantFrom(visitor, player), (entries, keys, context) => {
      const choice = chooseContent(entries, context);
      const mixed = entries
        .map((each, at) => ({ each, key: keys[at] ?? 0 }))
        .sort((one, other) => one.key - other.key)
        .map(({ each }) => each);
      const again = chooseContent(mixed, context);
      expect(again.shown).toEqual(choice.shown);
      expect(new Map([...again.because].sort())).toEqual(new Map([...choice.because].sort()));
      const ids = new Set(entries.map(({ id }) => id));
      expect(choice.shown.length + choice.because.size).toBe(ids.size);
    }),
  );
  fc.assert(
    fc.property(fc.record({ viewers: fc.subarray([...contentViewers]) }), (some) => {
      const within = reasonFor({ for: some }, player) === 'shown';
      expect(reasonFor({ for: { not: some } }, player) === 'shown').toBe(!within);
    }),
  );
});

test.each([
  ['2026-12-20T06:00:00Z', Date.UTC(2026, 11, 20, 6)],
  ['2026-12-20T06:00+05:00', Date.UTC(2026, 11, 20, 1)],
  ['2026-12-20T06:00:00.5-03:30', Date.UTC(2026, 11, 20, 9, 30, 0, 500)],
  ['2026-12-20T06:00:00', null],
  ['2026-12-20', null],
  ['2026-12-20 06:00Z', null],
  ['2026-02-30T06:00:00Z', null],
  ['2026-12-20T06:00:00+15:00', null],
  [1_797_746_400_000, null],
  [null, null],
])('OPS-02 the time %s is %s', (text, expected) => {
  expect(readZonedTime(text)).toBe(expected);
});

test.each([
  ['Europe/London', '2026-03-29T00:30:00+00:00', null],
  ['Europe/London', '2026-03-29T01:30:00+00:00', 'offset'],
  ['Europe/London', '2026-03-29T02:30:00+01:00', null],
  ['Europe/London', '2026-10-25T01:30:00+01:00', 'twice'],
  ['Europe/London', '2026-10-25T01:30:00+00:00', 'twice'],
  ['Europe/London', '2026-10-25T02:30:00+00:00', null],
  ['America/New_York', '2026-03-08T02:30:00-05:00', 'offset'],
  ['America/New_York', '2026-11-01T01:15:00-04:00', 'twice'],
  ['America/New_York', '2026-11-01T02:15:00-05:00', null],
  ['Australia/Lord_Howe', '2026-10-04T02:15:00+10:30', 'offset'],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00+11:00', 'twice'],
  ['Australia/Lord_Howe', '2026-04-05T03:00:00+10:30', null],
  ['Asia/Karachi', '2026-12-20T06:00:00+05:00', null],
  ['Asia/Karachi', '2026-12-20T06:00:00+04:00', 'offset'],
  ['Asia/Karachi', '2026-12-20T01:00:00Z', null],
  ['Nowhere', '2026-12-20T06:00:00Z', 'zone'],
])('OPS-02 in %s the time %s has the problem %s', (zone, text, problem) => {
  expect(zoneProblem(text, zone)).toBe(problem);
});

test.each([
  ['2026-12-19T18:00', 'Europe/London', Date.UTC(2026, 11, 19, 18)],
  ['2026-07-01T06:00', 'Europe/London', Date.UTC(2026, 6, 1, 5)],
  ['2026-10-25T01:30', 'Europe/London', Date.UTC(2026, 9, 25, 0, 30)],
  ['2026-12-19T18:00', 'Asia/Karachi', Date.UTC(2026, 11, 19, 13)],
  ['19 December', 'UTC', null],
])('OPS-04 %s on the wall of %s is the moment %s', (wall, zone, moment) => {
  expect(momentAtWall(wall, zone)).toBe(moment);
});

test('OPS-10 a player who agreed to another version is asked again, one who never agreed is not', () => {
  const terms = entry({ kind: 'legal', slot: 'legal:terms', version: '4.2' });
  const asked = (...versions: string[]) =>
    textsToAgree(
      [terms],
      versions.map((version) => ({ text: 'terms', version, language: 'EN' })),
    ).length;
  expect([asked('4.1'), asked('4.1', '4.2'), asked('4.2'), asked()]).toEqual([1, 0, 0, 0]);
  expect(textsToAgree([terms], [{ text: 'privacy', version: '1', language: 'EN' }])).toEqual([]);
});
