import { longestBody } from '@baize/gateway';
import { Hono } from 'hono';
import { gameHostApp } from './gameHost.ts';
import { agentAccountRoutes } from './handlers/agentAccounts.ts';
import { agentDownlineRoutes } from './handlers/agentDownlines.ts';
import { agentReportRoutes } from './handlers/agentReports.ts';
import { agentTeamRoutes } from './handlers/agentTeam.ts';
import { billRoutes } from './handlers/bills.ts';
import { contactRoutes } from './handlers/contacts.ts';
import { contentRoutes } from './handlers/content.ts';
import { contractAnswerRoutes } from './handlers/contractAnswers.ts';
import { contractRoutes } from './handlers/contracts.ts';
import { depositRoutes } from './handlers/deposits.ts';
import { entryRoutes } from './handlers/entry.ts';
import { gameRoutes } from './handlers/games.ts';
import { helpRoutes } from './handlers/help.ts';
import { lotteryRoutes } from './handlers/lottery.ts';
import { lotteryBetRoutes } from './handlers/lotteryBets.ts';
import { memberRoutes } from './handlers/member.ts';
import { messageRoutes } from './handlers/messages.ts';
import { missionRoutes } from './handlers/missions.ts';
import { movementRoutes } from './handlers/movements.ts';
import { openSessionRoutes } from './handlers/openSessions.ts';
import { passwordRoutes } from './handlers/passwords.ts';
import { playRoutes } from './handlers/play.ts';
import { playControlRoutes } from './handlers/playControl.ts';
import { pointRoutes } from './handlers/points.ts';
import { profileRoutes } from './handlers/profile.ts';
import { promotionRoutes } from './handlers/promotions.ts';
import { rankRoutes } from './handlers/ranks.ts';
import { rebateRoutes } from './handlers/rebates.ts';
import { recordRoutes } from './handlers/records.ts';
import { referralRoutes } from './handlers/referral.ts';
import { registrationRoutes } from './handlers/registration.ts';
import { rewardRoutes } from './handlers/rewards.ts';
import { roomRoutes } from './handlers/rooms.ts';
import { sessionRoutes } from './handlers/session.ts';
import { smsCodeRoutes } from './handlers/smsCodes.ts';
import { systemRoutes } from './handlers/system.ts';
import { transferRoutes } from './handlers/transfers.ts';
import { verificationRoutes } from './handlers/verification.ts';
import { vipRoutes } from './handlers/vip.ts';
import { withdrawalRoutes } from './handlers/withdrawals.ts';
import type { Route } from './http/answer.ts';
import { limitBody, refusedOrBroken, refuseMethods } from './http/borders.ts';
import { abortReason, type NodeBindings } from './http/faults.ts';
import { IdempotencyDesk } from './http/idempotency.ts';
import { serveIdentityToolkit } from './http/identityToolkit.ts';
import { servePayDesk } from './http/payDesk.ts';
import { servePictures } from './http/pictures.ts';
import { serveProvider } from './http/provider.ts';
import { json } from './http/refusal.ts';
import { type Platform, serve } from './http/serve.ts';
import { servePanel } from './panel/routes.ts';
import { playScenario, readScenario } from './scenarios.ts';
import { brandDocumentOf, domainsOf } from './world/brands.ts';
import { World } from './world/world.ts';

export interface SandboxOptions {
  /** The world is made from it: `baize` unless told. */
  seed?: string;
  /** How many slots there are: 1,200 unless told. */
  games?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** A name of `scenarios`, or several joined by `+`. Throws RangeError for an unknown name. */
  scenario?: string;
  /** Before every answer, in milliseconds. */
  latencyMs?: number;
  /** `plain` pictures are of one colour each, which a browser paints in a fiftieth of the time; `drawn` unless told. */
  art?: Platform['art'];
  /** Where games open and pictures can be had too; a function when it is only known once a server listens. */
  gameOrigin?: string | (() => string);
  /** Further calls to answer, beside those of the contract. */
  routes?: readonly Route[];
}

export interface Sandbox {
  /** Behaves as the network's `fetch`: rejects when the connection fails or the signal aborts. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The platform's calls, pictures, brand document and control panel. A broken connection is `Response.error()`. */
  app: Hono;
  /** The second origin: games, and pictures once more. */
  gameHost: Hono;
  world: World;
  /** The token of who is signed in by the scenario, dead or alive; null for a visitor. */
  token: string | null;
  /** Puts the world into a scenario from the beginning; answers with its token. */
  play: (scenario: string) => string | null;
}

const contract: readonly Route[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...entryRoutes,
  ...verificationRoutes,
  ...registrationRoutes,
  ...smsCodeRoutes,
  ...systemRoutes,
  ...memberRoutes,
  ...openSessionRoutes,
  ...profileRoutes,
  ...contactRoutes,
  ...recordRoutes,
  ...gameRoutes,
  ...contentRoutes,
  ...promotionRoutes,
  ...vipRoutes,
  ...helpRoutes,
  ...lotteryRoutes,
  ...lotteryBetRoutes,
  ...playRoutes,
  ...playControlRoutes,
  ...roomRoutes,
  ...pointRoutes,
  ...rankRoutes,
  ...rewardRoutes,
  ...missionRoutes,
  ...rebateRoutes,
  ...messageRoutes,
  ...referralRoutes,
  ...movementRoutes,
  ...depositRoutes,
  ...withdrawalRoutes,
  ...transferRoutes,
  ...agentTeamRoutes,
  ...agentDownlineRoutes,
  ...agentAccountRoutes,
  ...agentReportRoutes,
  ...contractRoutes,
  ...contractAnswerRoutes,
  ...billRoutes,
];

const sandboxPhoneService = { service: 'firebase', base: '/wps/identitytoolkit', apiKey: 'sandbox' };

/** Replaces the game origin where none runs, as in stories. The name is reserved, so that no host answers. */
const nowhere = 'https://games.example';

/** A third-party check that never loads. The name is reserved, so that no host answers. */
const lostCheck = { script: 'https://human-check.invalid/gt4.js', origins: ['https://human-check.invalid'] };

/** The stand-in platform: one world and its handlers. Runs in Node and in the browser. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed, games, now, scenario = 'default', latencyMs, art, gameOrigin, routes = [] } = options;
  const world = new World({ ...(seed && { seed }), ...(games && { slots: games }), ...(now && { now }) });
  const platform: Platform = {
    world,
    idempotency: new IdempotencyDesk(),
    get gameOrigin() {
      return (typeof gameOrigin === 'function' ? gameOrigin() : gameOrigin) ?? nowhere;
    },
    hasGameHost: gameOrigin !== undefined,
    art,
  };

  const app = new Hono();
  app.onError(refusedOrBroken);
  app.use('*', refuseMethods(app));
  for (const route of [...contract, ...routes]) {
    const { method, path } = route.endpoint;
    app.on(method, path, limitBody(longestBody(route.endpoint)), ({ req, env }) =>
      serve(route, req.raw, platform, env as NodeBindings | undefined),
    );
  }
  app.get('/brand.json', ({ req }) => {
    const { brand, currency, twoDomains, analytics, phoneService, humanCheck } = world.settings;
    const response = json(200, {
      ...brandDocumentOf(brand, platform.gameOrigin, platform.hasGameHost, currency),
      domains: twoDomains ? domainsOf(new URL(req.url).origin) : [],
      analytics,
      phoneVerification: phoneService === 'firebase' ? sandboxPhoneService : null,
      humanCheck: humanCheck === 'geetest' ? lostCheck : null,
    });
    response.headers.set('cache-control', 'no-cache');
    return response;
  });
  serveIdentityToolkit(app, world);
  serveProvider(app, world);
  servePayDesk(app, world);
  servePictures(app, platform, 'first');
  const play = (name: string) => playNamed(world, name);
  servePanel(app, world, play);
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*', '/sandbox/*']) {
    app.all(prefix, () => json(404, { success: false, value: null, message: 'no such call', code: 'not-found' }));
  }

  const token = play(scenario);
  if (latencyMs !== undefined) world.settings.latencyMs = latencyMs;
  return { app, gameHost: gameHostApp(platform), world, token, play, fetch: networkOf(app) };
}

function playNamed(world: World, name: string): string | null {
  const parts = readScenario(name);
  if (!parts) throw new RangeError(`no such scenario: ${name}`);
  return playScenario(world, parts);
}

function networkOf(app: Hono): Sandbox['fetch'] {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    if (signal.aborted) throw abortReason(signal);
    const gone = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true });
    });
    const response = await Promise.race([app.fetch(request), gone]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
