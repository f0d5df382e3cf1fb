import type { Report } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../../core/loading/chunks.ts';
import { describeFailure } from './describeFailure.ts';
import { sentryEnvelope } from './sentryEnvelope.ts';

const origin = 'https://site.example';
const around = { page: '/blog/:slug', release: 'assets/index-1.js', brand: 'acme', language: 'EN' };
const describe = (error: unknown) =>
  describeFailure({ kind: 'error', reference: '7c1e90ab', error, where: null }, origin, around);

beforeEach(() => void vi.resetModules());

test('OPS-31 a failed call or file is named by our own codes and names alone', () => {
  const refused = new GatewayError({
    kind: 'refused',
    code: 'login-failed',
    outcome: 'answered',
    message: 'Horse.Battery9 is no password',
    reference: 'x',
  });
  expect(describe(refused)).toMatchObject({ where: 'refused login-failed', name: 'GatewayError' });
  expect(JSON.stringify(describe(refused))).not.toContain('Horse');
  const gone = new ChunkError('missing', `${origin}/assets/Home-9.js?token=abc`);
  expect(JSON.stringify(describe(gone))).not.toContain('abc');
  expect(describe(new ChunkError('missing', `${origin}/assets/Home-9.js`))?.where).toBe('missing assets/Home-9.js');
});

test('OPS-31 failures of extensions are not the site\u2019s', () => {
  const theirs = Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/a.js:1:1' });
  expect(describe(theirs)).toBeNull();
});

test('OPS-31 a report travels in the envelope of Sentry, with the number that is shown', () => {
  const report = { ...(describe(new TypeError('undefined is not a function')) as Report), stack: ['assets/a.js:1:20'] };
  const { to, body } = sentryEnvelope(
    'https://key@errors.example/sub/42',
    report,
    '0a0a0a0a-0b0b-4c0c-8d0d-0e0e0e0e0e0e',
  );
  expect(to).toBe('https://errors.example/sub/api/42/envelope/?sentry_key=key&sentry_version=7');
  const [head, item, event] = body.split('\n').map((line) => JSON.parse(line));
  expect([head.event_id, item.type]).toEqual(['0a0a0a0a0b0b4c0c8d0d0e0e0e0e0e0e', 'event']);
  expect(event).toMatchObject({
    event_id: head.event_id,
    transaction: '/blog/:slug',
    tags: { reference: '7c1e90ab', brand: 'acme' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'undefined is not a function',
          stacktrace: { frames: [{ filename: '~/assets/a.js', lineno: 1, colno: 20 }] },
        },
      ],
    },
  });
});

test('OPS-31 alike failures are told once, at most ten, under one number; before the brand is known they wait', async () => {
  const { deliverReports, referenceOf, report, reportAnswer } = await import('../../core/services/report.ts');
  const told: string[] = [];
  const failed = new Error('first');
  const reference = report('caught', failed);
  expect(report('error', failed)).toBe(reference);
  expect([told.length, referenceOf(failed)]).toEqual([0, null]);
  deliverReports((failure) => void told.push(failure.reference));
  expect([told, referenceOf(failed)]).toEqual([[reference], reference]);
  const answers = ['aaaa', 'bbbb'].map((own) => reportAnswer({ path: '/wps/x', field: 'list.*', reference: own }));
  expect(answers).toEqual(['aaaa', 'aaaa']);
  for (let more = 0; more < 20; more++) report('rejection', new Error(String(more)));
  expect(told).toHaveLength(10);
});

test('OPS-31 a brand without an address sends nothing and shows no number', async () => {
  const { deliverReports, referenceOf, report } = await import('../../core/services/report.ts');
  report('caught', new Error('early'));
  deliverReports(null);
  expect(referenceOf(new Error('later'))).toBeNull();
});
