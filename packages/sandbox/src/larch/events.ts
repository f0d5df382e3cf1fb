import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { World } from '../world/world.ts';
import type { Larch } from './parts.ts';

interface Log {
  wallet: string;
  movements: string;
  events: { id: number; event: string }[];
}

/** Serves events of one player; a client that names the last one it saw gets those since. */
export function serveEvents(app: Hono, { world, caller, tick }: Larch): void {
  const logs = new Map<string, Log>();

  app.get('/v2/events', (context) => {
    const { account, session } = caller(context);
    const { username } = account;
    const asked = Number(context.req.header('last-event-id'));
    return streamSSE(context, async (stream) => {
      const log = look(logs, world, username);
      let seen = context.req.header('last-event-id') ? asked : (log.events.at(-1)?.id ?? 0);
      let quiet = 0;
      await stream.write(': larch\n\n');
      while (!stream.aborted && !stream.closed) {
        if (!world.sessions.peek(session.token)) {
          await stream.writeSSE({ event: 'session', data: '{}' });
          return;
        }
        const { events } = look(logs, world, username);
        for (const { id, event } of events.filter((one) => one.id > seen)) {
          await stream.writeSSE({ id: String(id), event, data: '{}' });
          seen = id;
          quiet = 0;
        }
        quiet += tick;
        if (quiet >= 20_000) {
          await stream.write(': still here\n\n');
          quiet = 0;
        }
        await stream.sleep(tick);
      }
    });
  });
}

/** Notes what changed for a player since the last look. */
function look(logs: Map<string, Log>, world: World, username: string): Log {
  const wallet = String(world.ledger().balance(username));
  const movements = world
    .cashier()
    .of(username)
    .map(({ reference, state }) => reference + state)
    .join();
  const log = logs.get(username) ?? { wallet, movements, events: [] };
  logs.set(username, log);
  const note = (event: string) => log.events.push({ id: (log.events.at(-1)?.id ?? 0) + 1, event });
  if (log.wallet !== wallet) note('wallet');
  if (log.movements !== movements) note('movement');
  log.wallet = wallet;
  log.movements = movements;
  return log;
}
