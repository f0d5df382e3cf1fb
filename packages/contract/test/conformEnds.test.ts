import { describe, expect, test } from 'vitest';
import {
  htmlText,
  judgePlatform,
  junitText,
  money,
  readAccount,
  reportOf,
  terminalText,
  WrongAccount,
  writes,
} from '../src/conform/index.ts';
import { Run } from '../src/conform/run.ts';
import { allowed, judged, platform, summary } from './testing/platform.fixture.ts';

const readsOnly = () => {
  const sandbox = platform();
  const { agent: _, other: __, further: ___, ...rest } = allowed(sandbox);
  return { sandbox, options: { ...rest, only: 'wallet' } };
};

describe('ends of a run', () => {
  test('CTR-16 a platform that is gone from the start, or falls over, ends the run with 3, and what was tried stays', async () => {
    const { options, sandbox } = readsOnly();
    const gone = await judged({ ...options, send: () => Promise.reject(new TypeError('refused')) });
    expect([gone.report.exit, gone.report.ended, gone.report.requests]).toEqual([3, 'not reachable', 1]);
    let sent = 0;
    const falling = await judged({
      ...options,
      send: (request) => {
        sent += 1;
        return sent > 20 ? Promise.reject(new TypeError('refused')) : sandbox.fetch(request);
      },
    });
    expect([falling.report.exit, sent]).toEqual([3, 26]);
    expect(falling.report.leftBehind).toEqual(['a session that the run opened']);
    expect(falling.report.calls.some(({ verdict }) => verdict === 'passed')).toBe(true);
  });

  test('CTR-11 CTR-15 a run that is stopped takes its changes back, and lists by name what it could not', async () => {
    const sandbox = platform();
    const controller = new AbortController();
    let refuse = false;
    const run = new Run({
      ...allowed(sandbox),
      signal: controller.signal,
      send: async (request) => {
        const { pathname } = new URL(request.url);
        if (refuse && pathname.endsWith('cancelDeposit'))
          return Response.json({ success: false, code: 'server' }, { status: 500 });
        const answer = await sandbox.fetch(request);
        if (pathname.endsWith('placeDeposit') && answer.ok) {
          refuse = true;
          controller.abort(new Error('ended by hand'));
        }
        return answer;
      },
      further: [writes, money('1000')],
    });
    const report = reportOf(run, await judgePlatform(run), summary);
    expect(report.exit).toBe(130);
    expect(report.leftBehind).toHaveLength(1);
    expect(terminalText(report)).toContain(`LEFT BEHIND: ${report.leftBehind[0]}`);
    const favourites = run.answers.get('favouriteIds');
    const token = sandbox.world.signIn('demo.member');
    const after = await run.undoWire.call('favouriteIds', {}, { token });
    expect(after?.body).toMatchObject({ success: true, value: favourites });
  });

  test('CTR-11 CTR-12 money whose answer is lost is found by its key and taken back', async () => {
    for (const call of ['placeDeposit', 'walletTransfer']) {
      const { options, sandbox } = readsOnly();
      const controller = new AbortController();
      const before = sandbox.world.cashier().ledger.balance('demo.member');
      const { report } = await judged({
        ...options,
        signal: controller.signal,
        send: async (request) => {
          const answer = await sandbox.fetch(request);
          if (!request.url.endsWith(call) || controller.signal.aborted || !answer.ok) return answer;
          controller.abort(new Error('ended by hand'));
          throw new TypeError('lost');
        },
        further: [money('100')],
      });
      expect([report.exit, report.leftBehind], call).toEqual([130, []]);
      expect(report.moved.at(-1)?.what).toBe(call === 'placeDeposit' ? 'deposit order' : 'wallet transfer');
      expect(sandbox.world.cashier().ledger.balance('demo.member')).toBe(before);
      const [last] = sandbox.world.cashier().of('demo.member');
      expect(last?.state === 'cancelled', call).toBe(call === 'placeDeposit');
    }
  });

  test('CTR-12 no order above the cap', async () => {
    const { options } = readsOnly();
    const { report } = await judged({ ...options, only: 'deposits', further: [money('0.01')] });
    const placed = report.calls.find(({ name }) => name === 'placeDeposit');
    expect([placed?.verdict, placed?.reason, report.moved]).toEqual(['not tried', 'over the cap', []]);
  });

  test('CTR-16 another account than memberInfo says ends the run before anything else is asked', async () => {
    const { options, sandbox } = readsOnly();
    const run = new Run({ ...options, account: { ...options.account, account: 'somebody.else' } });
    await expect(judgePlatform(run)).rejects.toBeInstanceOf(WrongAccount);
    expect(sandbox.world.sessions.of('demo.member')).toEqual([]);
    expect([...run.answers.keys()]).toEqual(['systemStatus']);
  });

  test('CTR-16 without the platform’s key the run says so and judges what needs no login; a token stands in for it', async () => {
    const { options, sandbox } = readsOnly();
    const noKey = '/brand.json answers with status 404';
    const { report } = await judged({ ...options, noKey, further: [writes, money('1000')] });
    expect([report.exit, report.ended]).toEqual([0, 'complete']);
    expect(report.remarks.join()).toContain(noKey);
    expect(terminalText(report)).toContain(noKey);
    expect(htmlText(report)).toContain(noKey);
    const reasons = report.calls.filter(({ needsToken }) => needsToken).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['no key', 'another group', 'no agent', 'never']));
    const token = sandbox.world.signIn('demo.member') ?? '';
    const held = await judged({ ...options, noKey, account: { token } });
    expect(held.report.remarks).toEqual([]);
    expect(held.report.calls.find(({ name }) => name === 'wallets')?.verdict).toBe('passed');
  });

  test('CTR-16 CTR-17 an account file that others may read, that is no JSON, or has a field too many is refused by name', () => {
    const good = JSON.stringify({ username: 'a', password: '$PASS' });
    expect(readAccount(good, 0o100644, {})).toEqual({ ok: false, problem: 'others may read it: chmod 600' });
    expect(readAccount('{', 0o100600, {})).toEqual({ ok: false, problem: 'it is no JSON' });
    expect(readAccount('{"pass":"x"}', null, {})).toEqual({ ok: false, problem: 'the field "pass" is not known' });
    expect(readAccount(good, 0o100600, {})).toMatchObject({ ok: false, problem: expect.stringContaining('PASS') });
    expect(readAccount('{"username":"a"}', null, {})).toMatchObject({ ok: false });
    expect(readAccount(good, 0o100600, { PASS: 'secret' })).toEqual({
      ok: true,
      person: { username: 'a', password: 'secret' },
    });
  });

  test('CTR-14 closed platforms are judged by what stays open, and too few open reads are no pass', async () => {
    const { options, sandbox } = readsOnly();
    sandbox.world.settings.systemStatus = 1;
    const { account: _, only: __, ...open } = options;
    const closed = await judged(open);
    expect([closed.report.closed, closed.report.exit]).toEqual(['under maintenance', 0]);
    const shut = await judged({
      ...open,
      send: (request) =>
        Promise.resolve(
          Response.json(
            { success: false, code: 'not-found' },
            { status: 404, headers: { date: new Date().toUTCString(), 'x-call': new URL(request.url).pathname } },
          ),
        ),
    });
    expect([shut.report.ended, shut.report.exit]).toEqual(['too little', 1]);
  });

  test('CTR-17 no secret and no personal value is in any report', async () => {
    const sandbox = platform();
    const marks: string[] = [];
    const mark = (value: unknown): unknown => {
      if (typeof value === 'string' && marks.length < 40 && value.length > 5 && !/^[\d.-]+$/.test(value)) {
        marks.push(`canary${marks.length}canary`);
        return marks.at(-1);
      }
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mark(one)]))
        : value;
    };
    const options = allowed(sandbox, {
      path: '/wps/relay/MCSFE_getMemberProfile',
      body: (body) => ({
        ...body,
        value: { ...(mark(body.value) as object), account: { wrong: 'canary-account' }, mobileFixed: 'canary-flag' },
      }),
    });
    const { report, run } = await judged(options);
    const all = [JSON.stringify(report), htmlText(report), junitText(report), terminalText(report)].join('\n');
    expect(report.exit).toBe(1);
    for (const secret of [...marks, 'canary-', options.account?.password ?? 'none', run.player?.token ?? 'none'])
      expect(all.includes(secret), secret).toBe(false);
    expect(htmlText(report)).not.toMatch(/<script|style=/);
    expect(htmlText(report)).toContain('Account: securityCenter');
    expect(junitText(report)).toContain('failures="1"');
  });

  test('CTR-18 harmless differences raise nothing: more fields, ids as numbers, null for absent, another order', async () => {
    const { options, sandbox } = readsOnly();
    const changed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(changed);
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).map(([name, one]) => [name, changed(one)] as const);
      return Object.fromEntries([...fields.reverse(), ['itsOwn', { of: 'the platform' }], ['remark', null]]);
    };
    const { report } = await judged({
      ...options,
      send: async (request) => {
        const answer = await sandbox.fetch(request);
        const body = (await answer.clone().json()) as { value: unknown };
        return new Response(JSON.stringify({ ...body, value: changed(body.value), more: true }), answer);
      },
    });
    expect(report.calls.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
