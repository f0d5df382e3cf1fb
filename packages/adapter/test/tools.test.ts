import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCache } from '../src/cached.ts';
import {
  CannotStart,
  createHost,
  mergeCookies,
  minorUnits,
  PlatformFault,
  Refused,
  readProblem,
} from '../src/index.ts';
import { type CursorPart, pagesOf, type Trail } from '../src/pages.ts';
import { memoryStore, Records } from '../src/store.ts';
import { acme, json, problem, sealKey } from './acme.fixture.ts';

describe('minor units', () => {
  const money = minorUnits({ PKR: 2, JPY: 0, KWD: 3 });

  test.each([
    [123_450, 'PKR', '1234.50'],
    [1_234, 'JPY', '1234'],
    [1_234, 'KWD', '1.234'],
    [-5, 'PKR', '-0.05'],
    [0, 'KWD', '0.000'],
    ['9007199254740993', 'PKR', '90071992547409.93'],
  ])('ADP-11 %s of %s are %s', (minor, currency, decimal) => {
    expect(money.decimal({ minor, currency })).toBe(decimal);
  });

  test.each([1.5, Number.NaN, 2 ** 53, '1.5', '01', ''])('ADP-11 %s is no sum of minor units', (minor) => {
    expect(() => money.decimal({ minor, currency: 'PKR' })).toThrow(PlatformFault);
  });

  test.each([
    ['1.234', 'PKR'],
    ['1.5', 'JPY'],
    ['1e3', 'PKR'],
    ['1', 'EUR'],
    ['999999999999999999', 'PKR'],
  ])('ADP-11 %s %s is refused, never rounded', (amount, currency) => {
    expect(() => money.minor(amount, currency)).toThrow(PlatformFault);
  });

  test('ADP-11 any whole number of any currency comes back as it was', () => {
    const any = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(any, ([minor, digits]) => {
        const units = minorUnits({ ANY: digits });
        expect(units.minor(units.decimal({ minor, currency: 'ANY' }), 'ANY')).toBe(minor === 0 ? 0 : minor);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('pages', () => {
  const all = Array.from({ length: 95 }, (_, index) => index);
  const size = 10;
  const listOf = (alive = () => true) => {
    const asked: string[] = [];
    const read = async (after?: string): Promise<CursorPart<number>> => {
      asked.push(after ?? 'first');
      if (after !== undefined && !alive())
        throw new Refused('unknown', { answer: { status: 410, headers: new Headers(), json: null } });
      const start = after === undefined ? 0 : Number(after.slice(1));
      const next = start + size < all.length ? `c${start + size}` : null;
      return { items: all.slice(start, start + size), next };
    };
    const pages = pagesOf(new Records<Trail>(memoryStore(), 'cursors', 600_000), async () => 'one');
    return { pages, read, asked };
  };

  test('ADP-12 the next page costs one request, a jump its parts, the end no more', async () => {
    const { pages, read, asked } = listOf();
    const pageOf = async (page: number) => {
      asked.length = 0;
      const { items, more, pagesKnown } = await pages.at(page, read);
      return [items[0], more, pagesKnown, asked.length];
    };
    expect(await pageOf(1)).toEqual([0, true, 2, 1]);
    expect(await pageOf(2)).toEqual([10, true, 3, 1]);
    expect(await pageOf(6)).toEqual([50, true, 7, 4]);
    expect(await pageOf(10)).toEqual([90, false, 10, 4]);
    expect(await pageOf(11)).toEqual([undefined, false, 10, 0]);
    expect(await pageOf(0)).toEqual([0, true, 10, 1]);
  });

  test('ADP-12 a jump of more than 20 pages is refused before anything is asked', async () => {
    const { pages, read, asked } = listOf();
    await expect(pages.at(22, read)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(asked).toEqual([]);
  });

  test('ADP-12 a cursor that has died is walked anew, once', async () => {
    let alive = true;
    const { pages, read, asked } = listOf(() => alive);
    await pages.at(3, read);
    asked.length = 0;
    alive = false;
    const dies = pages.at(3, async (after) => {
      if (after === undefined) alive = true;
      return read(after);
    });
    expect((await dies).items[0]).toBe(20);
    expect(asked).toEqual(['c20', 'first', 'c10', 'c20']);
    alive = false;
    await expect(pages.at(3, read)).rejects.toMatchObject({ code: 'unknown' });
  });

  test('ADP-12 random walks see the same list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }), async (walk) => {
        const { pages, read } = listOf();
        for (const page of walk)
          expect((await pages.at(page, read)).items).toEqual(all.slice((page - 1) * size, page * size));
      }),
      { numRuns: 100 },
    );
  });
});

describe('start', () => {
  const refusalOf = (adapter: unknown, env: Record<string, unknown> = { ACME_SECRET: 's', BAIZE_SEAL_KEY: sealKey }) =>
    createHost(adapter as never, { env }).then(
      () => [],
      (error) => (error instanceof CannotStart ? error.problems : [String(error)]),
    );

  test('ADP-08 everything that is missing is named at once', async () => {
    expect(await refusalOf(acme)).toEqual([]);
    expect(await refusalOf(acme, { WORKERS: '2' })).toEqual([
      'ACME_SECRET is not set.',
      'BAIZE_SEAL_KEY is not set: withdraw and others arrive sealed, and it opens them.',
      'WORKERS is above 1, and the store in memory serves one process: give the host a shared store.',
    ]);
    expect(await refusalOf(acme, { ACME_SECRET: 's', BAIZE_SEAL_KEY: '{}' })).toEqual([
      'BAIZE_SEAL_KEY is no private RSA key as JWK.',
    ]);
  });

  test('ADP-10 money without safety, strangers, and paying in without paying out are refused', async () => {
    const { placeDeposit } = acme.operations;
    const operations = { placeDeposit, noSuchCall: () => null };
    const money = { withdraw: { by: 'reference' } };
    expect(await refusalOf({ ...acme, operations, money })).toEqual([
      'operations.placeDeposit: moves money and has no entry in money, so it is not safe to repeat.',
      'operations.noSuchCall: the contract has no such call.',
      'money.withdraw: has no operation.',
      'operations.placeDeposit: money can be paid in and not out; offer withdraw too.',
    ]);
  });
});

describe('small tools', () => {
  test('ADP-13 cookies of a platform are kept, replaced and removed', () => {
    const answer = (...cookies: string[]) => new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
    const first = mergeCookies('', answer('sid=abc; Path=/; HttpOnly', 'lang=en'));
    expect(first).toBe('sid=abc; lang=en');
    expect(mergeCookies(first, answer('sid=def=; Path=/', 'lang=; Max-Age=0'))).toBe('sid=def=');
  });

  test('ADP-15 a problem document is read, and anything else is none', async () => {
    const answerOf = async (response: Response) => ({
      status: response.status,
      headers: response.headers,
      json: await response.json(),
    });
    const errors = [{ pointer: '/sum', code: 'too-low' }, { pointer: 7 }, null];
    expect(readProblem(await answerOf(problem('validation', 422, errors)))).toMatchObject({
      type: 'validation',
      fields: { sum: 'too-low' },
    });
    expect(readProblem(await answerOf(json({ type: 'x' }, 422)))).toBeNull();
  });

  test('ADP-18 callers at the same time share a request, and a failure is not kept', async () => {
    let now = 0;
    let asked = 0;
    const cached = makeCache(() => now);
    const read = async () => ++asked;
    expect(await Promise.all([cached('a', 30, read), cached('a', 30, read)])).toEqual([1, 1]);
    now = 31_000;
    expect(await cached('a', 30, read)).toBe(2);
    await expect(cached('b', 30, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cached('b', 30, read)).toBe(3);
  });
});
