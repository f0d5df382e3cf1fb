import { readDecimal } from '@baize/domain';
import { type AnyEndpoint, endpoints, GatewayError } from '@baize/gateway';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allHostileTexts, hostileTexts } from '../src/hostileInput.ts';
import type { Route } from '../src/http/answer.ts';
import { IdempotencyService } from '../src/http/idempotency.ts';
import { Refusal } from '../src/http/refusal.ts';
import { serve } from '../src/http/serve.ts';
import { byOurNames, fieldsOf, inputWith, type Path, valueAt } from './inputs.ts';
import { isDeep, runs } from './tier.ts';
import { visit } from './visit.ts';

const cases = Object.entries(endpoints as Record<string, AnyEndpoint>)
  .map(([name, endpoint]) => ({ name, endpoint, fields: fieldsOf(endpoint.input) }))
  .filter(({ fields }) => fields.length > 0)
  .map(({ fields, ...rest }, at, all) => {
    const before = all.slice(0, at).reduce((sum, one) => sum + one.fields.length, 0);
    return { ...rest, fields: fields.map((path, position) => ({ path, place: before + position })) };
  });

const callers = { open: null, session: 'demo.member', player: 'demo.member', agent: 'demo.agent' } as const;
const money = () => ({ idempotencyKey: crypto.randomUUID() });
const kinds: readonly (readonly string[])[] = Object.values(hostileTexts);
/** One kind in this many is tried per field. */
const share = runs({ quick: 4, full: 2, deep: 1 });
/**
 * Returns all texts in the deep tier; otherwise those of some kinds, rotating so that every text is tried somewhere.
 */
const textsAt = (place: number): readonly string[] =>
  isDeep
    ? allHostileTexts
    : kinds
        .filter((_, at) => (at + place) % share === 0)
        .flatMap((texts) => texts[Math.floor(place / share) % texts.length] ?? []);
const shown = (path: Path, text: string) => `${path.join('.')}: ${JSON.stringify(text.slice(0, 40))}`;

const complaints = vi.spyOn(console, 'error');
afterAll(() => complaints.mockRestore());
beforeEach(() => void complaints.mockClear());
afterEach(() => expect(complaints.mock.calls, 'the sandbox complains of nothing').toEqual([]));

test('FLT-115 every call that takes text is gone through in every one of its fields, and every text is tried', () => {
  const named = cases.flatMap(({ name, fields }) => fields.map(({ path }) => `${name}.${path.join('.')}`));
  expect(new Set(named.flatMap((_, place) => textsAt(place)))).toEqual(new Set(allHostileTexts));
  expect(named.length).toBeGreaterThan(200);
  expect(named).toEqual(
    expect.arrayContaining([
      'login.username',
      'register.payeeName',
      'register.humanProof.lot_number',
      'gameList.gameName',
      'sendFeedback.content',
      'joinPromotion.remark',
      'joinPromotion.pictureIds.0',
      'sendPasswordLetter.email',
      'placeBet.lines.0.betNumber.0',
    ]),
  );
});

describe('FLT-115 naughty text is refused before it leaves, or read exactly as it was typed', () => {
  const seen: unknown[] = [];
  let route: Route;
  const { sandbox, client, hold } = visit({ games: 20 }, (request) => serve(route, request, platform, undefined));
  const { world } = sandbox;
  const platform = { world, gameOrigin: '', hasGameHost: false, idempotency: new IdempotencyService() };
  const handle = (input: unknown) => {
    seen.push(input);
    throw new Refusal('not-allowed', { status: 403 });
  };

  test.each(cases)('$name', { timeout: 60_000 }, async ({ name, endpoint: asMeant, fields }) => {
    const caller = callers[asMeant.access];
    hold(caller && world.signIn(caller));
    for (const [position, { path, place }] of fields.entries()) {
      // Opening a seal takes a millisecond, so test only the first field sealed.
      const endpoint = position === 0 ? asMeant : unsealed(asMeant);
      route = { name, endpoint, handle: async (input) => handle(input) };
      for (const text of textsAt(place)) {
        const input = inputWith(endpoint.input, path, text);
        const error = await failure(
          client.call(endpoint as never, byOurNames(endpoint, input) as never, money() as never),
        );
        const [read, ...more] = seen.splice(0);
        expect(more).toEqual([]);
        if (error.outcome === 'not-sent') {
          expect([error.code, read], shown(path, text)).toEqual(['invalid-request', undefined]);
        } else {
          expect(error.code, shown(path, text)).toBe('not-allowed');
          const [arrived] = [valueAt(read, path)].flat();
          expect(arrived, shown(path, text)).toEqual([valueAt(v.parse(endpoint.input, input), path)].flat()[0]);
          // Numeric text is parsed; all other text must arrive exactly as typed.
          if (typeof arrived === 'string' && readDecimal(text) === null) expect(arrived).toBe(text);
        }
      }
    }
  });
});

describe('FLT-115 the platform bears naughty text in every field: it answers or refuses, and never breaks', () => {
  const { sandbox, client, hold } = visit({ games: 20 });
  sandbox.world.settings.rateLimits = false;

  test.each(cases)('$name', { timeout: 60_000 }, async ({ endpoint, fields }) => {
    const caller = callers[endpoint.access];
    for (const { path, place } of fields) {
      for (const text of textsAt(place)) {
        hold(caller && sandbox.world.signIn(caller));
        const input = inputWith(endpoint.input, path, text);
        const outcome = await failure(
          client.call(endpoint as never, byOurNames(endpoint, input) as never, money() as never),
        ).catch(() => null);
        if (outcome) {
          expect(outcome.kind, shown(path, text)).toBe('refused');
          expect(outcome.status ?? 400, shown(path, text)).toBeLessThan(500);
        }
      }
    }
  });
});

function unsealed({ encrypted: _, sealedField: __, ...call }: AnyEndpoint): AnyEndpoint {
  return call as AnyEndpoint;
}

async function failure(call: Promise<unknown>): Promise<GatewayError> {
  const reason = await call.then(
    () => new Error('answered'),
    (error: unknown) => error,
  );
  if (reason instanceof GatewayError) return reason;
  throw reason;
}
