import { type BookAnswer, type BookRefusal, betPath, boardPath, cashOutPath } from '@baize/games/book/protocol';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { isOfType, limitBody, shortBody } from './http/borders.ts';
import { applyFault, losesAnswer, type NodeBindings, wait } from './http/faults.ts';
import { isIdempotencyKey } from './http/idempotency.ts';
import { json, Refusal } from './http/refusal.ts';
import { type Platform, refuseForeignWrites } from './http/serve.ts';
import { type Seat, seatOf } from './world/games/rounds.ts';
import { boardOf, cashOut, placeSlip } from './world/games/sportsBook/placing.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const launch = text(100);
const key = v.custom<string>(isIdempotencyKey);
const hundredths = v.pipe(v.number(), v.safeInteger(), v.minValue(100));

const boardRequest = v.object({ launch });
const betRequest = v.object({
  launch,
  key,
  kind: v.picklist(['singles', 'multiple']),
  stake: text(40),
  legs: v.pipe(v.array(v.object({ pick: text(60), odds: hundredths })), v.minLength(1), v.maxLength(50)),
});
const cashOutRequest = v.object({ launch, key, reference: text(40), price: text(40) });

/** Serves the sports book pages: the board, which moves nothing, and bets and cash-outs, each once per key. */
export function serveBook(app: Hono, platform: Platform): void {
  const { world, idempotency } = platform;
  const serve = <Asked extends { launch: string }>(
    path: string,
    schema: v.GenericSchema<unknown, Asked>,
    work: (seat: Seat, asked: Asked) => BookAnswer | Promise<BookAnswer>,
  ) =>
    app.post(path, limitBody(shortBody), async (context) => {
      try {
        return await answered(context, platform, { path, schema, work });
      } catch (error) {
        if (error instanceof Refusal) return refuse('try-later', error.status);
        throw error;
      }
    });

  serve(boardPath, boardRequest, (seat) => ({ ok: true, board: boardOf(world, seat) }));
  serve(betPath, betRequest, (seat, asked) =>
    idempotency.once(`book:${seat.account.username}:${asked.key}`, asked, () => placeSlip(world, seat, asked)),
  );
  serve(cashOutPath, cashOutRequest, (seat, asked) =>
    idempotency.once(`book:${seat.account.username}:${asked.key}`, asked, () => cashOut(world, seat, asked)),
  );
}

interface Served<Asked> {
  path: string;
  schema: v.GenericSchema<unknown, Asked>;
  work: (seat: Seat, asked: Asked) => BookAnswer | Promise<BookAnswer>;
}

async function answered<Asked extends { launch: string }>(
  context: Context,
  { world }: Platform,
  { path, schema, work }: Served<Asked>,
): Promise<Response> {
  refuseForeignWrites(context.req.raw);
  if (!isOfType(context.req.raw, 'application/json')) return refuse('invalid-stake', 415);
  const read = v.safeParse(schema, await context.req.json().catch(() => null));
  if (!read.success) return refuse('invalid-stake', 400);
  const asked = read.output;
  const seat = seatOf(world, asked.launch, path === boardPath ? 'look' : 'play');
  if (!seat) return refuse('session-ended', 401);
  await wait(world.settings.latencyMs, context.req.raw.signal);
  const call = path.slice(1).replaceAll('/', '-');
  const fault = world.takeFault(call, { ...asked });
  const bindings = context.env as NodeBindings | undefined;
  if (fault && !losesAnswer(fault)) return applyFault(fault, context.req.raw, bindings);
  const answer = json(200, await work(seat, asked));
  return fault ? applyFault(fault, context.req.raw, bindings, answer) : answer;
}

const refuse = (code: BookRefusal, status: number): Response => json(status, { ok: false, code } satisfies BookAnswer);
