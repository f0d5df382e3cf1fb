import { decidePlayers, everybody } from '@baize/domain';
import { profileIds } from '@baize/domain/jurisdictions';
import { brandIds, defaultSettings } from '@baize/sandbox';
import { describe, expect, test } from 'vitest';
import { coveringSets } from './coveringSets.ts';
import { csvOf, deadEnds, firstSet, matrixOf, type Row, roles, rulesIn, type Standing } from './matrix.ts';
import { platformParts } from './places.ts';
import { readStanding, turn } from './setQuery.ts';
import { sourceOf } from './sourceOf.ts';
import { whatWouldChange } from './whatWouldChange.ts';

const rowOf = (rows: readonly Row[], id: string): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`there is no place ${id}`);
  return row;
};

describe('who gets what', () => {
  test.each(brandIds)('BRD-04 of %s, as it was reviewed', async (brand) => {
    await expect(csvOf(matrixOf(firstSet(brand)))).toMatchFileSnapshot(`./snapshots/${brand}.csv`);
  });

  test.each(profileIds)('JUR-39 BRD-04 what the profile %s changes for the brand that offers most', async (profile) => {
    const first = firstSet('lotus');
    const held = { ...first, standing: { profile, at: Date.UTC(2026, 10, 30) } };
    const [before, after] = [first, held].map(matrixOf);
    const changed = (after ?? []).filter((row, index) => csvOf([row]) !== csvOf([before?.[index] ?? row]));
    await expect(csvOf(changed)).toMatchFileSnapshot(`./snapshots/profiles/${profile}.csv`);
    expect(deadEnds(after ?? [])).toEqual([]);
  });

  test('JUR-39 JUR-05 the toolbar’s day decides which entry of a profile holds, and a cell names its source', () => {
    const at = (day: string) => ({ ...firstSet('baize'), standing: readStanding({ profile: 'gb', day }) as Standing });
    expect(rulesIn(at('2026-09-29')).values['limit.depositMeaning']).toBe('any');
    expect(rulesIn(at('2026-09-30')).values['limit.depositMeaning']).toBe('gross');
    expect(readStanding({ profile: 'brand', day: 'today' })).toBeNull();
    const { because } = rowOf(matrixOf(at('2026-09-30')), 'freePlay').cells.visitor;
    expect(sourceOf(because, at('2026-09-30'))?.section).toBe('LCCP 3.2.11');
    expect(sourceOf(because, at('2019-05-01'))).toBeNull();
    expect(sourceOf('REFERRAL off', at('2026-09-30'))).toBeNull();
  });

  test('BRD-04 under each three switches together no way is dead and no page is open without its way', () => {
    const sets = coveringSets(3);
    expect(sets.length).toBeGreaterThan(20);
    for (const set of sets) expect(deadEnds(matrixOf(set)), JSON.stringify(set)).toEqual([]);
  });

  test('ADP-07 without any one or two parts of the platform no way is dead and no page is open without its way', () => {
    const pairs = platformParts.flatMap((one, at) => platformParts.slice(at).map((other) => [one, other] as const));
    expect(pairs.length).toBeGreaterThan(200);
    for (const lacks of pairs)
      expect(deadEnds(matrixOf({ ...firstSet('baize'), toUpline: true, lacks })), lacks.join()).toEqual([]);
  });

  test('ADP-06 each part of the platform takes something away from somebody, by its address too', () => {
    const before = csvOf(matrixOf({ ...firstSet('baize'), toUpline: true }));
    for (const id of platformParts)
      expect(csvOf(matrixOf({ ...firstSet('baize'), toUpline: true, lacks: [id] })), id).not.toBe(before);
    const { cells } = rowOf(matrixOf({ ...firstSet('baize'), lacks: ['points'] }), 'page.pointMall');
    expect(cells.visitor).toEqual({ state: 'refused', because: 'points not offered' });
  });

  test('BRD-04 a way that leads nowhere is named, and a page whose way is hidden', () => {
    const rows = matrixOf(firstSet('baize'));
    const off = { state: 'refused', because: 'a test' } as const;
    const closed = Object.fromEntries(roles.map((role) => [role, off])) as Row['cells'];
    for (const { id, place, label } of rows.filter((row) => row.place?.leadsTo)) {
      const target = place?.leadsTo ?? '';
      const broken = rows.map((row) => (row.id === target ? { ...row, cells: closed } : row));
      const open = roles.filter((role) => rowOf(rows, id).cells[role].state === 'shown');
      const named = deadEnds(broken).filter((line) => line.startsWith(`${label} leads`));
      expect(named, label).toHaveLength(open.length);
    }
    const hidden = Object.fromEntries(
      roles.map((role) => [role, { state: 'hidden', because: 'a test' }]),
    ) as Row['cells'];
    const wayless = rows.map((row) => (row.id === 'promotions' ? { ...row, cells: hidden } : row));
    expect(deadEnds(wayless)).toHaveLength(roles.length);
  });

  test('BRD-04 APP-08 one switch changes what hangs on it and nothing else', () => {
    const before = matrixOf(firstSet('baize'));
    const toggles = { ...defaultSettings().toggles, REFERRAL: false };
    const after = matrixOf({ ...firstSet('baize'), toggles });
    const changed = before.filter((row, index) => csvOf([row]) !== csvOf(after.slice(index, index + 1)));
    expect(changed.map(({ id }) => id)).toEqual(['referral', 'invitations', 'page.join', 'member.referral']);
    expect(rowOf(after, 'page.join').cells.visitor).toEqual({ state: 'refused', because: 'REFERRAL off' });
  });

  test('BRD-04 the rules are those that the site asks: no place has one of its own', () => {
    const rows = matrixOf(firstSet('lotus'));
    expect(rowOf(rows, 'page.game').place?.decide).toBe(decidePlayers);
    expect(rowOf(rows, 'page.terms').place?.decide).toBe(everybody);
    expect(rows.filter(({ group }) => group.startsWith('Registration')).length).toBeGreaterThan(50);
  });

  test('BRD-04 what would change a cell is asked of the rules, one switch at a time', () => {
    const off = turn(firstSet('baize'), 'REFERRAL');
    const { switches, roles: others } = whatWouldChange(off, 'page.join', 'visitor');
    expect(switches.map(({ label, cell }) => [label, cell.state])).toEqual([['Invitations on', 'shown']]);
    expect(others).toEqual([]);
    // No switch lets a trial account withdraw.
    const trial = whatWouldChange(off, 'withdraw', 'trial');
    expect(trial.switches).toEqual([]);
    expect(trial.roles.map(({ role, cell }) => [role, cell.state])).toContainEqual(['player', 'shown']);
    for (const { set, cell } of switches) expect(rowOf(matrixOf(set), 'page.join').cells.visitor).toEqual(cell);
    expect(() => whatWouldChange(off, 'page.nowhere', 'trial')).toThrow('page.nowhere');
  });
});
