import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { json, Refusal } from '../http/refusal.ts';
import type { World } from '../world/world.ts';
import { backTo, checked } from './http.ts';

export const matchChanges = ['home', 'away', 'home-back', 'away-back', 'end'] as const;

const matchChange = v.object({ match: v.pipe(v.string(), v.maxLength(40)), change: v.picklist(matchChanges) });

const moves: Readonly<Record<Exclude<(typeof matchChanges)[number], 'end'>, readonly [home: number, away: number]>> = {
  home: [1, 0],
  away: [0, 1],
  'home-back': [-1, 0],
  'away-back': [0, -1],
};

/** Changes the score of a match or ends it, for panel and journeys; bets it decides are settled at once. */
export function serveMatches(app: Hono, world: World): void {
  const act = ({ match, change }: v.InferOutput<typeof matchChange>) => {
    const { calendar } = world.sportsBook;
    try {
      if (change === 'end') calendar.end(match);
      else calendar.move(match, ...moves[change]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Refusal('invalid-request', { status: 400, message: error.message });
    }
    world.ledger();
    return viewOf(world, match);
  };
  app.post('/sandbox/match', async (context: Context) => {
    const fields = Object.fromEntries(await context.req.formData());
    const { home, away, score } = act(checked(matchChange, fields));
    return backTo(context, '/sandbox', { did: `${home} ${score[0]}, ${away} ${score[1]}` });
  });
  app.post('/sandbox/api/match', async (context: Context) =>
    json(200, act(checked(matchChange, await context.req.json()))),
  );
}

function viewOf({ sportsBook: { calendar } }: World, id: string) {
  const match = calendar.find(id);
  if (!match) throw new Refusal('not-found', { status: 404, message: 'no such match' });
  return calendar.standingOf(match);
}
