import type { Probe, Run } from '../run.ts';
import { at, envelopeOf, succeeded } from '../wire.ts';

interface Paged {
  call: string;
  rows: string;
  id: string;
  pages: string;
  total?: string;
  /** Field of a row by which the newest comes first. */
  time?: string;
  input?: Record<string, unknown>;
}

const paged: readonly Paged[] = [
  {
    call: 'gameList',
    rows: '/games',
    id: '/nodeId',
    pages: '/totalPages',
    total: '/total',
    input: { gameType: 'RNG' },
  },
  { call: 'blogPosts', rows: '/content', id: '/slug', pages: '/totalPages' },
  {
    call: 'moneyMovements',
    rows: '/list',
    id: '/referenceNo',
    pages: '/totalPages',
    total: '/total',
    time: '/applyTime',
  },
  {
    call: 'accountRecords',
    rows: '/list',
    id: '/referenceNo',
    pages: '/totalPages',
    total: '/totals/count',
    time: '/applyTime',
  },
  {
    call: 'bettingRecords',
    rows: '/list',
    id: '/orderNo',
    pages: '/totalPages',
    total: '/totals/count',
    time: '/betTime',
  },
  { call: 'inbox', rows: '/list', id: '/messageId', pages: '/totalPages', total: '/total', time: '/sendTime' },
];

const size = 5;

/** P1 to P5: pages do not overlap, counts agree, the end is empty, filters are obeyed, the newest comes first. */
export const paging: Probe = async (run) => {
  for (const list of paged) if (run.passed.has(list.call)) await judgePages(run, list);
  if (run.passed.has('gameList')) await judgeFilter(run);
};

async function judgePages(run: Run, list: Paged): Promise<void> {
  const { call, rows, id, pages, total, time } = list;
  const input = { ...run.inputs.get(call), ...list.input, pageSize: size };
  const page = async (pageNo: number) => {
    const exchange = await run.wire.call(call, { ...input, pageNo }, { token: run.tokenFor(call), apart: true });
    return exchange && succeeded(exchange) ? envelopeOf(exchange)?.value : undefined;
  };
  const first = await page(1);
  const second = await page(2);
  if (first === undefined || second === undefined) return;
  const [one, two] = [rowsOf(first, rows), rowsOf(second, rows)];
  const known = new Set(one.map((row) => at(row, id)));
  if (two.length > 0 && two.some((row) => known.has(at(row, id))))
    run.fail(call, 'P1', `/value${rows}`, 'page 2 repeats rows of page 1', 'no row twice');
  const count = at(first, pages);
  if (one.length > 0 && typeof count === 'number' && count < 1)
    run.fail(call, 'P2', `/value${pages}`, `${count} beside ${one.length} rows`, 'a count that agrees with the rows');
  const all = total && at(first, total);
  if (typeof all === 'number' && all < one.length)
    run.fail(call, 'P2', `/value${total}`, `${all} beside ${one.length} rows`, 'a count that agrees with the rows');
  const beyond = await page(9_999);
  if (beyond === undefined || rowsOf(beyond, rows).length > 0)
    run.warn(call, 'P3', `/value${rows}`, beyond === undefined ? 'a refusal' : 'rows', 'no rows beyond the end');
  const times = time ? [...one, ...two].map((row) => at(row, time)).filter((moment) => typeof moment === 'number') : [];
  if (times.some((moment, place) => place > 0 && moment > (times[place - 1] ?? moment)))
    run.fail(call, 'P5', `/value${rows}`, 'oldest first, or no order', 'newest first');
}

async function judgeFilter(run: Run): Promise<void> {
  for (const gameType of ['RNG', 'LIVE', 'FISH']) {
    const exchange = await run.wire.call(
      'gameList',
      { gameType, pageSize: size },
      { token: run.tokenFor('gameList'), apart: true },
    );
    if (!exchange || !succeeded(exchange)) continue;
    const types = rowsOf(envelopeOf(exchange)?.value, '/games').map((row) =>
      String(at(row, '/gameType')).toUpperCase(),
    );
    if (types.some((type) => type !== gameType))
      run.fail('gameList', 'P4', '/value/games', `other kinds than ${gameType}`, 'only the kind that was asked for');
  }
}

const rowsOf = (value: unknown, place: string): unknown[] => {
  const rows = at(value, place);
  return Array.isArray(rows) ? rows : [];
};
