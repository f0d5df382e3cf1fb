import { contractKinds, kindRules, tierFields } from '@baize/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type DraftPlace, dropDraft, keepDraft, type ProposalDraft, readDraft } from './proposalDraft.ts';

const place: DraftPlace = { account: 'demo.agent', payee: 'P1', kind: 'dividend' };
const draft: ProposalDraft = {
  cycle: 'monthly',
  tiers: [{ id: 't0', values: { 'valid-bets': '60', 'team-result': '4', 'active-members': '12', rate: '9' } }],
  note: 'As agreed',
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('AGT-11 the draft of a proposal', () => {
  test('is found again by whom it is of, for the same downline and kind, and by nobody else', () => {
    keepDraft(place, draft);
    expect(readDraft(place)).toEqual(draft);
    expect(readDraft({ ...place, account: 'demo.sub' })).toBeNull();
    expect(readDraft({ ...place, payee: 'P2' })).toBeNull();
    expect(readDraft({ ...place, kind: 'hourly-salary' })).toBeNull();
    dropDraft(place);
    expect(readDraft(place)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['no object', 'x'],
    ['nothing', null],
    ['another cycle than the kind has', { ...draft, cycle: 'hourly' }],
    ['a cycle that does not exist', { ...draft, cycle: 'yearly' }],
    ['no tiers', { ...draft, tiers: [] }],
    ['tiers that are no list', { ...draft, tiers: { length: 1 } }],
    ['tiers without values', { ...draft, tiers: [null, {}] }],
  ])('is none where what was kept holds %s', (_, value) => {
    keepDraft(place, draft);
    for (const key of kept.keys()) kept.set(key, JSON.stringify(value));
    expect(readDraft(place)).toBeNull();
  });

  test('is none where what was kept is cut off', () => {
    keepDraft(place, draft);
    for (const [key, value] of kept) kept.set(key, value.slice(0, -3));
    expect(readDraft(place)).toBeNull();
  });

  test('has the fields of its kind alone, as text, and eight tiers at most, whatever was kept', () => {
    const anything = fc.array(fc.record({ values: fc.dictionary(fc.string(), fc.jsonValue()) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...contractKinds), anything, fc.jsonValue(), (kind, tiers, note) => {
        const at = { ...place, kind };
        keepDraft(at, draft);
        const cycle = kindRules[kind].cycles[0];
        for (const key of kept.keys()) kept.set(key, JSON.stringify({ cycle, tiers, note }));
        const read = readDraft(at);
        expect(read?.tiers.length).toBe(Math.min(8, tiers.length));
        for (const { values } of read?.tiers ?? []) {
          expect(Object.keys(values)).toEqual(tierFields(kind));
          for (const value of Object.values(values)) expect(value).toBeTypeOf('string');
        }
        expect(read?.note).toBeTypeOf('string');
      }),
    );
  });
});
