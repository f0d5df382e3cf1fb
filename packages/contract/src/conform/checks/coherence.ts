import { effectiveRules, mostRealityMinutes } from '@baize/domain';
import type { Probe, Run } from '../run.ts';
import { at } from '../wire.ts';

/** C1 C2 C5: what is offered is answered, counts agree with lists, what the brand’s jurisdiction asks for is there. */
export const coherence: Probe = async (run) => {
  offers(run);
  for (const { call, pointer, than } of counts) {
    const [count, counted] = [run.find(call, pointer), than(run)];
    if (typeof count === 'number' && typeof counted === 'number' && count !== counted)
      run.warn(call, 'C2', `/value${pointer}`, `${count} beside ${counted}`, 'the number that the list has');
  }
  const { brand } = run.options;
  if (!brand) return;
  const { rules } = effectiveRules(brand.jurisdiction, Date.now());
  const minutes = mostRealityMinutes(rules);
  const asked = minutes !== null ? `a reminder every ${minutes} minutes` : brand.startLimits.length > 0 ? 'limits' : '';
  if (asked && run.reasons.get('playControl') === 'not offered')
    run.fail('playControl', 'C5', 'status', '404', `offered: the brand’s jurisdiction asks for ${asked}`);
};

/** Names what is said to be there and answers 404: parts in `info.offers`, the agent centre behind its switch. */
function offers(run: Run): void {
  const listed = run.find('permission', '/info/offers');
  const parts = new Set(Array.isArray(listed) ? listed : []);
  const isOn = (tree: unknown): boolean =>
    Array.isArray(tree) &&
    tree.some(
      (node) =>
        (at(node, '/modId') === 'AGENTCENTER' && at(node, '/enabled') === '1') || isOn(at(node, '/childrenNodes')),
    );
  if (isOn(run.find('permission', '/info/whitelabel'))) parts.add('agents');
  for (const [name, { operation }] of run.judge.operations) {
    const part = operation['x-capability'];
    if (part && parts.has(part) && run.reasons.get(name) === 'not offered')
      run.fail(name, 'C1', 'status', `404, although ${part} is said to be there`, 'an answer');
  }
}

interface Count {
  call: string;
  pointer: string;
  than: (run: Run) => unknown;
}

const counts: readonly Count[] = [
  { call: 'unreadCount', pointer: '/unreadMessage', than: (run) => run.find('inbox', '/unread') },
  { call: 'memberCounts', pointer: '/messageCount', than: (run) => run.find('inbox', '/unread') },
  {
    call: 'memberCounts',
    pointer: '/missionCount',
    than: (run) => rowsAt(run, 'missionSummary', '/list')?.filter((row) => at(row, '/status') === 'done').length,
  },
  {
    call: 'gameList',
    pointer: '/total',
    than: (run) => {
      const totals = rowsAt(run, 'gameList', '/vassalageTotals')?.map((row) => Number(at(row, '/total')));
      return totals && totals.length > 0 ? totals.reduce((sum, one) => sum + one, 0) : undefined;
    },
  },
];

function rowsAt(run: Run, call: string, place: string): unknown[] | undefined {
  const rows = run.find(call, place);
  return Array.isArray(rows) ? rows : undefined;
}
