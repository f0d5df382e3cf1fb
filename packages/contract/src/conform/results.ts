import { groups } from '../groups.ts';
import type { Judge } from './document.ts';
import { neverTried } from './never.ts';
import type { Run } from './run.ts';
import type { CallResult, NotTried, Report, Verdict } from './types.ts';

export interface ResultOptions {
  address: string;
  at: string;
  flags: readonly string[];
  seconds: number;
  strict: boolean;
  /** Checks to leave out, by id. */
  without?: ReadonlySet<string>;
}

/** Fewest open reads that must be tried, per cent. */
const fewest = 80;

/** Sums up a run. */
export function reportOf(run: Run, ended: Report['ended'], options: ResultOptions): Report {
  const { judge } = run;
  const calls = [...judge.operations.values()].map(({ name }) => resultOf(run, judge, name, options.without));
  const tried = calls.filter(({ verdict }) => verdict !== 'not tried');
  const good = tried.filter(({ verdict }) => verdict !== 'failed');
  const open = calls.filter(
    ({ name, method }) => method === 'GET' && !judge.operations.get(name)?.operation['x-access'],
  );
  const openTried = open.filter(({ verdict }) => verdict !== 'not tried').length;
  const tooLittle =
    ended === 'complete' && !run.options.only && !run.closed && (100 * openTried) / open.length < fewest;
  const bad = calls.some(({ verdict }) => verdict === 'failed' || (options.strict && verdict === 'warning'));
  const exit =
    ended === 'not reachable'
      ? 3
      : ended === 'interrupted'
        ? 130
        : bad || tooLittle || run.leftBehind.length > 0
          ? 1
          : 0;
  return {
    contract: judge.document.info.version,
    address: options.address,
    at: options.at,
    flags: options.flags,
    seconds: options.seconds,
    requests: run.wire.requests + run.undoWire.requests,
    calls,
    index: share(tried.length, calls.length),
    score: share(good.length, tried.length),
    exit,
    ended: tooLittle ? 'too little' : ended,
    ...(run.closed && { closed: run.closed }),
    remarks: run.remarks,
    moved: run.moved,
    opened: run.opened,
    leftBehind: run.leftBehind,
  };
}

const share = (some: number, all: number): number => (all === 0 ? 0 : Math.floor((1000 * some) / all) / 10);

function resultOf(run: Run, judge: Judge, name: string, without?: ReadonlySet<string>): CallResult {
  const { method, path, operation } = judge.operations.get(name) as NonNullable<ReturnType<Judge['operations']['get']>>;
  const findings = run.findings.filter(({ call, check }) => call === name && !without?.has(check));
  const failed = findings.some(({ severity }) => severity === 'failed');
  const tried = run.tried.has(name) || findings.length > 0;
  const verdict: Verdict = !tried ? 'not tried' : failed ? 'failed' : findings.length > 0 ? 'warning' : 'passed';
  return {
    name,
    group: operation.tags[0] ?? '',
    method,
    path,
    verdict,
    ...(!tried && { reason: run.reasons.get(name) ?? reasonOf(run, name) }),
    findings,
    parts: operation['x-parts'] ?? [],
    needsToken: operation['x-access'] !== undefined,
  };
}

function reasonOf({ judge, options, player }: Run, name: string): NotTried {
  if (neverTried.has(name)) return 'never';
  const { method, operation } = judge.operations.get(name) ?? {};
  if (options.only && operation?.tags[0] !== options.only) return 'another group';
  const isSealed = operation?.['x-encrypted'] || operation?.['x-sealed-field'] !== undefined;
  if (options.noKey && (isSealed || (operation?.['x-access'] && options.account && !player))) return 'no key';
  if (operation?.['x-money']) return 'money';
  return method === 'GET' ? 'after a failure' : 'write';
}

export const groupTitle = (id: string): string => (id in groups ? groups[id as keyof typeof groups].title : id);
