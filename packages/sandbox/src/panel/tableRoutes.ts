import type { Hono } from 'hono';
import * as v from 'valibot';
import { json, Refusal } from '../http/refusal.ts';
import { endRound } from '../world/games/liveRounds.ts';
import { laidFor } from '../world/games/rounds.ts';
import type { World } from '../world/world.ts';
import { backTo, checked } from './http.ts';

const place = v.object({ username: v.pipe(v.string(), v.maxLength(100)), game: v.pipe(v.string(), v.maxLength(40)) });

export function serveTables(app: Hono, world: World): void {
  const end = ({ username, game: code }: v.InferOutput<typeof place>) => {
    const account = world.accounts.find(username);
    const game = world.games.byCode(code);
    if (!account || !game) throw new Refusal('not-found', { status: 404, message: 'no such table' });
    if (!endRound(world, { account, game })) {
      throw new Refusal('invalid-request', { status: 400, message: 'no round can be ended there' });
    }
    return { game, laid: laidFor(world, username, game) };
  };
  app.post('/sandbox/round', async (context) => {
    const [username, game] = String((await context.req.formData()).get('table')).split(' ');
    const ended = end(checked(place, { username, game }));
    return backTo(context, '/sandbox', { did: `${username}, ${ended.game.title}: the round is over` });
  });
  app.post('/sandbox/api/round', async (context) => json(200, end(checked(place, await context.req.json())).laid));
}
