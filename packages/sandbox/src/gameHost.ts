import { currencySymbol, fromMinor, stakesWithin } from '@baize/domain';
import {
  endedPage,
  facePath,
  type GameLanguage,
  type GameSetup,
  gameLanguage,
  gamePage,
  gamePageHeaders,
  kindOf,
  kindOfName,
  kitWords,
  playScripts,
  playStyles,
  readParentOrigin,
  type SpinAnswer,
  type SpinRefusal,
  scriptPath,
  spinPath,
  stakesBetween,
  stopWords,
  stylePath,
  tableLimits,
  textFaces,
  watchPath,
} from '@baize/games';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { serveBook } from './bookHost.ts';
import { gamePicture } from './handlers/base/wire.ts';
import { isOfType, limitBody, refusedOrBroken, refuseMethods, shortBody, withHeaders } from './http/borders.ts';
import { applyFault, losesAnswer, type NodeBindings, wait } from './http/faults.ts';
import { isIdempotencyKey } from './http/idempotency.ts';
import { servePictures } from './http/pictures.ts';
import { json, Refusal } from './http/refusal.ts';
import { type Platform, refuseForeignWrites } from './http/serve.ts';
import { servicePage } from './servicePage.ts';
import { isTrial } from './world/account/account.ts';
import { gameRulesFor } from './world/games/gameRules.ts';
import { watch } from './world/games/liveRounds.ts';
import { boughtRounds, laidFor, pastRounds, type Seat, seatOf, spin } from './world/games/rounds.ts';
import { playable } from './world/money/vendorWallets.ts';
import type { World } from './world/world.ts';

/** Name of rounds in fault rules. */
const spinCall = 'spin';

const spinRequest = v.object({
  launch: v.pipe(v.string(), v.maxLength(100)),
  key: v.custom<string>(isIdempotencyKey),
  bets: v.pipe(
    v.array(v.object({ bet: v.pipe(v.string(), v.maxLength(40)), stake: v.pipe(v.string(), v.maxLength(40)) })),
    v.minLength(1),
    v.maxLength(200),
  ),
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const watchRequest = v.object({
  launch: v.pipe(v.string(), v.maxLength(100)),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Headers of every response; even errors can neither be framed nor sniffed as another type. */
const everyAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function gameHostApp(platform: Platform): Hono {
  const app = new Hono();
  app.onError(refusedOrBroken);
  app.use('*', withHeaders(everyAnswer));
  app.use('*', refuseMethods(app));
  servePictures(app, platform, 'second');
  app.get('/service/:page', servicePage);
  app.get('/play', (context) => openGame(context, platform));
  serveBook(app, platform);
  app.post(spinPath, limitBody(shortBody), (context) => playSpin(context, platform));
  app.post(watchPath, limitBody(shortBody), (context) => watchRound(context, platform));
  for (const [kind, script] of Object.entries(playScripts))
    serveFile(app, scriptPath(kind), script, 'text/javascript; charset=utf-8');
  for (const [kind, style] of Object.entries(playStyles))
    serveFile(app, stylePath(kind), style, 'text/css; charset=utf-8');
  for (const [name, base64] of Object.entries(textFaces)) {
    serveFile(
      app,
      facePath(name),
      Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
      'font/woff2',
    );
  }
  return app;
}

/** Opens a launch's page once; used, old or unknown launches get a page that leads back. */
function openGame(context: Context, { world }: Platform): Response {
  const opened = world.launches.open(context.req.query('launch') ?? '');
  const seat = opened && seatOf(world, opened.ticket);
  if (!seat) {
    const parent = readParentOrigin(context.req.query('site'));
    const language = gameLanguage(context.req.query('lang') ?? '');
    return context.html(endedPage({ language, parent }), 410, gamePageHeaders(parent));
  }
  const parent = readParentOrigin(seat.parent);
  const language = gameLanguage(opened.launch.language);
  const { title, vassalage, code } = seat.game;
  world.games.laid.reopen(seat.account.username, seat.game);
  const setup = setupOf(world, seat, { launch: opened.ticket, language, parent });
  const page = gamePage({ title, art: gamePicture(vassalage, code), language, setup });
  return context.html(page, 200, gamePageHeaders(parent));
}

function setupOf(
  world: World,
  { game, account }: Seat,
  { launch, language, parent }: { launch: string; language: GameLanguage; parent: string | null },
): GameSetup {
  const ledger = world.ledger();
  const { currency } = ledger;
  const { digits } = currency;
  const kind = kindOfName(kindOf(game));
  const rules = gameRulesFor(world, game, account);
  const most = fromMinor(tableLimits(game, digits).most, digits);
  const startedAt = world.games.starts.of(account.username, game);
  return {
    kind: kind.kind,
    launch,
    words: { ...kitWords[language], ...stopWords[language], ...kind.words[language] },
    parent,
    currency: currencySymbol(currency),
    digits,
    balance: fromMinor(playable(ledger, account.username, game.vassalage), digits),
    stakes: stakesWithin(rules, stakesBetween(game, digits)),
    rules,
    waitMs: startedAt === null ? 0 : Math.max(0, startedAt + rules.cycleMs - world.clock.now()),
    most: stakesWithin(rules, [most])[0] ?? rules.stakeMost ?? most,
    returnToPlayer: game.returnToPlayer,
    history: world.games.tables.of(game),
    past: kind.table?.free.length ? null : pastRounds(ledger, account.username, game),
    playMoney: isTrial(account),
    laid: laidFor(world, account.username, game),
    bought: boughtRounds(world, account.username, game),
    last: world.games.last.of(account.username, game),
    details: kind.detailsOf(game),
  };
}

/** Plays one round per key: a repeat returns the same round, a different bet under the key is refused. */
async function playSpin(context: Context, { world, idempotency }: Platform): Promise<Response> {
  try {
    const request = await readCall(context, spinRequest);
    if (request instanceof Response) return request;
    const seat = seatOf(world, request.launch);
    if (!seat) return refuse('session-ended', 401);
    await wait(world.settings.latencyMs, context.req.raw.signal);
    const fault = world.takeFault(spinCall, request);
    const bindings = context.env as NodeBindings | undefined;
    if (fault && !losesAnswer(fault)) return await applyFault(fault, context.req.raw, bindings);
    const played = await idempotency.once(`round:${seat.account.username}:${request.key}`, request, () =>
      spin(world, seat, request),
    );
    const answered = json(200, played satisfies SpinAnswer);
    return fault ? await applyFault(fault, context.req.raw, bindings, answered) : answered;
  } catch (error) {
    if (error instanceof Refusal) return refuse('try-later', error.status);
    throw error;
  }
}

/** Plays a round without the player. The page polls by itself, so this keeps no session alive. */
async function watchRound(context: Context, { world }: Platform): Promise<Response> {
  try {
    const request = await readCall(context, watchRequest);
    if (request instanceof Response) return request;
    const seat = seatOf(world, request.launch, 'look');
    if (!seat) return refuse('session-ended', 401);
    await wait(world.settings.latencyMs, context.req.raw.signal);
    return json(200, watch(world, seat, request) satisfies SpinAnswer);
  } catch (error) {
    if (error instanceof Refusal) return refuse('try-later', error.status);
    throw error;
  }
}

async function readCall<Schema extends v.GenericSchema>(
  { req }: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  refuseForeignWrites(req.raw);
  if (!isOfType(req.raw, 'application/json')) return refuse('invalid-stake', 415);
  const request = v.safeParse(schema, await req.json().catch(() => null));
  return request.success ? request.output : refuse('invalid-stake', 400);
}

const refuse = (code: SpinRefusal, status: number): Response => json(status, { ok: false, code } satisfies SpinAnswer);

function serveFile(app: Hono, path: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  app.get(path, (context) =>
    context.body(content, 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    }),
  );
}
