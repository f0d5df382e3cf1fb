import { longestBody, type MeasuringSink } from '@baize/gateway';
import { Hono } from 'hono';
import { gameHostApp } from './gameHost.ts';
import { contactRoutes } from './handlers/account/contacts.ts';
import { memberRoutes } from './handlers/account/member.ts';
import { openSessionRoutes } from './handlers/account/openSessions.ts';
import { profileRoutes } from './handlers/account/profile.ts';
import { pushRoutes } from './handlers/account/pushes.ts';
import { agentAccountRoutes } from './handlers/agents/agentAccounts.ts';
import { agentDownlineRoutes } from './handlers/agents/agentDownlines.ts';
import { agentReportRoutes } from './handlers/agents/agentReports.ts';
import { agentTeamRoutes } from './handlers/agents/agentTeam.ts';
import { billRoutes } from './handlers/agents/bills.ts';
import { contractAnswerRoutes } from './handlers/agents/contractAnswers.ts';
import { contractRoutes } from './handlers/agents/contracts.ts';
import { contentRoutes } from './handlers/content/content.ts';
import { helpRoutes } from './handlers/content/help.ts';
import { messageRoutes } from './handlers/content/messages.ts';
import { gameRoutes } from './handlers/games/games.ts';
import { playRoutes } from './handlers/games/play.ts';
import { rankRoutes } from './handlers/games/ranks.ts';
import { roomRoutes } from './handlers/games/rooms.ts';
import { lotteryRoutes } from './handlers/lottery/lottery.ts';
import { lotteryBetRoutes } from './handlers/lottery/lotteryBets.ts';
import { depositRoutes } from './handlers/money/deposits.ts';
import { movementRoutes } from './handlers/money/movements.ts';
import { transferRoutes } from './handlers/money/transfers.ts';
import { withdrawalRoutes } from './handlers/money/withdrawals.ts';
import { systemRoutes } from './handlers/platform/system.ts';
import { missionRoutes } from './handlers/promotions/missions.ts';
import { pointRoutes } from './handlers/promotions/points.ts';
import { promotionRoutes } from './handlers/promotions/promotions.ts';
import { rebateRoutes } from './handlers/promotions/rebates.ts';
import { referralRoutes } from './handlers/promotions/referral.ts';
import { rewardRoutes } from './handlers/promotions/rewards.ts';
import { vipRoutes } from './handlers/promotions/vip.ts';
import { recordRoutes } from './handlers/records/records.ts';
import { dutyRoutes } from './handlers/responsible-play/duties.ts';
import { playControlRoutes } from './handlers/responsible-play/playControl.ts';
import { entryRoutes } from './handlers/sign-in/entry.ts';
import { passwordRoutes } from './handlers/sign-in/passwords.ts';
import { registrationRoutes } from './handlers/sign-in/registration.ts';
import { sessionRoutes } from './handlers/sign-in/session.ts';
import { smsCodeRoutes } from './handlers/sign-in/smsCodes.ts';
import { verificationRoutes } from './handlers/sign-in/verification.ts';
import type { Route } from './http/answer.ts';
import { limitBody, refusedOrBroken, refuseMethods } from './http/borders.ts';
import { abortReason, type NodeBindings } from './http/faults.ts';
import { IdempotencyService } from './http/idempotency.ts';
import { serveIdentityToolkit } from './http/identityToolkit.ts';
import { servePaymentPage } from './http/paymentPage.ts';
import { servePictures } from './http/pictures.ts';
import { serveProvider } from './http/provider.ts';
import { json } from './http/refusal.ts';
import { type Platform, serve } from './http/serve.ts';
import { reportsPath, serveReports } from './panel/reports.ts';
import { type Entrance, servePanel } from './panel/routes.ts';
import { playScenario, readScenario } from './scenarios.ts';
import { brandDocumentOf, domainsOf } from './world/platform/brands.ts';
import { offersOf } from './world/platform/offers.ts';
import { withRules } from './world/platform/rules.ts';
import { World } from './world/world.ts';

export interface SandboxOptions {
  /** Seed of the world; default `baize`. */
  seed?: string;
  /** Number of slots; default 1,200. */
  games?: number;
  now?: () => number;
  /** A name of `scenarios`, or several joined by `+`. An unknown name throws a RangeError. */
  scenario?: string;
  latencyMs?: number;
  /** `plain` pictures are of one colour, which a browser paints fifty times faster; default `drawn`. */
  art?: Platform['art'];
  /** Origin of games and of a second copy of the pictures; a function if known only once a server listens. */
  gameOrigin?: string | (() => string);
  routes?: readonly Route[];
}

export interface Sandbox {
  /** Behaves like the network's `fetch`: rejects when the connection fails or the signal aborts. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Calls, pictures, brand document and control panel. A broken connection is `Response.error()`. */
  app: Hono;
  gameHost: Hono;
  world: World;
  /** Token of the player the scenario signs in, expired or not; null for a visitor. */
  token: string | null;
  /** Resets the world to a scenario and returns its token. */
  play: (scenario: string) => string | null;
  /** Entrance of the control panel's links; a platform in front of the sandbox sets its own. */
  entrance: Entrance;
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
  ...pushRoutes,
  ...recordRoutes,
  ...gameRoutes,
  ...contentRoutes,
  ...promotionRoutes,
  ...vipRoutes,
  ...helpRoutes,
  ...lotteryRoutes,
  ...lotteryBetRoutes,
  ...playRoutes,
  ...dutyRoutes,
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

/** Game origin where none runs, as in stories; a reserved name, so no host responds. */
const nowhere = 'https://games.example';

/** Third-party check that never loads; a reserved name, so no host responds. */
const lostCheck = { script: 'https://human-check.invalid/gt4.js', origins: ['https://human-check.invalid'] };

const sinkOf = (kind: MeasuringSink['kind']): MeasuringSink => {
  if (kind === 'gtm') return { kind, id: 'GTM-SANDBOX' };
  return kind === 'segment' || kind === 'posthog' ? { kind, key: 'sandbox-key' } : { kind };
};

/** Creates the sandbox platform: one world and its handlers. Runs in Node and in the browser. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed, games, now, scenario = 'default', latencyMs, art, gameOrigin, routes = [] } = options;
  const world = new World({ ...(seed && { seed }), ...(games && { slots: games }), ...(now && { now }) });
  const platform: Platform = {
    world,
    idempotency: new IdempotencyService(),
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
    const { brand, currency, twoDomains, analytics, sinks, phoneService, humanCheck } = world.settings;
    const response = json(200, {
      ...withRules(world, brandDocumentOf(brand, platform.gameOrigin, platform.hasGameHost, currency)),
      domains: twoDomains ? domainsOf(new URL(req.url).origin) : [],
      offers: offersOf(world.settings),
      errors: { address: reportsPath, format: 'plain' },
      analytics,
      sinks: sinks.map(sinkOf),
      phoneVerification: phoneService === 'firebase' ? sandboxPhoneService : null,
      humanCheck: humanCheck === 'geetest' ? lostCheck : null,
    });
    response.headers.set('cache-control', 'no-cache');
    return response;
  });
  serveIdentityToolkit(app, world);
  serveProvider(app, world);
  servePaymentPage(app, world);
  servePictures(app, platform, 'first');
  const entrance: Entrance = { tokenOf: async (token) => token, onReset: () => undefined };
  const play = (name: string) => {
    const token = playNamed(world, name);
    entrance.onReset();
    return token;
  };
  servePanel(app, { world, play, entrance });
  serveReports(app);
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*', '/sandbox/*']) {
    app.all(prefix, () => json(404, { success: false, value: null, message: 'no such call', code: 'not-found' }));
  }

  const token = play(scenario);
  if (latencyMs !== undefined) world.settings.latencyMs = latencyMs;
  return { app, gameHost: gameHostApp(platform), world, token, play, entrance, fetch: networkOf(app) };
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
