import { maskEmail, maskMobile } from '@baize/domain';
import type { Hono } from 'hono';
import { isOnBreak } from '../world/account/account.ts';
import { countries } from '../world/base/settings.ts';
import { undoneDuty } from '../world/responsible-play/duties.ts';
import { mayStake } from '../world/responsible-play/limits.ts';
import { freeNames } from '../world/sign-in/freeNames.ts';
import { deviceOf } from '../world/sign-in/loginLog.ts';
import { brokenRules } from '../world/sign-in/registerRules.ts';
import { bodyOf, momentOf, Problem, pageOf, tagOf, textOf } from './answers.ts';
import type { Larch } from './parts.ts';
import { gameBySlug, gameOf } from './site.ts';

const minute = 60_000;
/** Larch is strict: a third login of one name within a minute is a 429. */
const logins = { count: 2, windowMs: minute };

const fieldsOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, code]) => ({
    pointer: `/${name === 'username' ? 'login' : name === 'password' ? 'secret' : name}`,
    code: code.toUpperCase().replaceAll('-', '_'),
  }));

/** Serves names, players, tokens, the player's own data and games. */
export function servePlayers(app: Hono, larch: Larch): void {
  const { world, tokens, gameOrigin, caller } = larch;

  app.get('/v2/names/:name', (context) => {
    const name = context.req.param('name').trim();
    const isFree = (wanted: string) => !world.accounts.find(wanted);
    const canBe = (wanted: string) => isFree(wanted) && !brokenRules({ username: wanted }, world.settings).username;
    return context.json({ available: isFree(name), ideas: isFree(name) ? [] : freeNames(name, canBe) });
  });

  app.post('/v2/players', async (context) => {
    const body = await bodyOf(context);
    const [username, password] = [textOf(body, 'login'), textOf(body, 'secret')];
    const email = typeof body.email === 'string' ? body.email : null;
    const chosen = { username, password, confirmPassword: password, ...(email && { email }) };
    const broken = brokenRules({ ...chosen, captcha: 'XXXXX' }, world.settings);
    if (Object.keys(broken).length > 0) throw new Problem('validation', 422, fieldsOf(broken));
    if (world.accounts.find(username)) throw new Problem('name-taken', 409, [{ pointer: '/login', code: 'TAKEN' }]);
    const account = await world.accounts.open(username, password, { email });
    const made = tokens.open(account, context.req.header('user-agent') ?? null, 'registration');
    return context.json({ player: { id: account.id, login: account.username }, tokens: made }, 201);
  });

  app.post('/v2/auth/token', async (context) => {
    const body = await bodyOf(context);
    const [login, secret] = [textOf(body, 'login').trim().toLowerCase(), textOf(body, 'secret')];
    const wait = world.limiter.take(`larch:${login}`, logins);
    if (wait > 0) throw new Problem('too-many', 429, [], { 'ratelimit-reset': String(wait) });
    const account = await world.accounts.authenticate(login, secret);
    if (!account) throw new Problem('invalid-credentials', 401);
    const made = tokens.open(account, context.req.header('user-agent') ?? null, 'password');
    return context.json({ ...made, player: { id: account.id }, first_time: account.firstLogin });
  });

  app.post('/v2/auth/refresh', async (context) =>
    context.json(tokens.refresh(textOf(await bodyOf(context), 'refresh_token'))),
  );

  app.get('/v2/auth/sessions', (context) => {
    const { account, session } = caller(context);
    const data = world.sessions
      .of(account.username)
      .toReversed()
      .map(({ id, startedAt, userAgent, country, token }) => ({
        id,
        since: momentOf(startedAt),
        place: { country, ip: countries[country]?.ip ?? null },
        agent: deviceOf(userAgent),
        current: token === session.token,
      }));
    return context.json({ data, next: null });
  });

  app.delete('/v2/auth/sessions/:id', (context) => {
    const { account, session } = caller(context);
    const id = context.req.param('id');
    const named = world.sessions.of(account.username).find((one) => one.id === (id === 'current' ? session.id : id));
    if (!named) throw new Problem('not-found', 404);
    world.sessions.end(named.token);
    return context.body(null, 204);
  });

  const me = ({ account }: ReturnType<Larch['caller']>) => ({
    id: account.id,
    login: account.username,
    display_name: account.nickname,
    email_masked: maskEmail(account.email),
    phone_masked: maskMobile(account.mobileNum),
    kyc: 'NONE',
    created_at: momentOf(world.accounts.openedAt(account)),
  });

  app.get('/v2/me', (context) => {
    const body = me(caller(context));
    return context.json(body, 200, { etag: tagOf(body) });
  });

  app.patch('/v2/me', async (context) => {
    const who = caller(context);
    const body = await bodyOf(context);
    if (context.req.header('if-match') !== tagOf(me(who))) throw new Problem('stale', 412);
    const name = textOf(body, 'display_name').trim();
    if (name.length < 2 || name.length > 20)
      throw new Problem('validation', 422, [{ pointer: '/display_name', code: 'LENGTH' }]);
    who.account.nickname = name;
    return context.json(me(who));
  });

  app.put('/v2/me/secret', async (context) => {
    const { account, session } = caller(context);
    const body = await bodyOf(context);
    const [current, next] = [textOf(body, 'current'), textOf(body, 'next')];
    if (!(await world.accounts.authenticate(account.username, current))) throw new Problem('invalid-credentials', 403);
    const broken = brokenRules({ username: account.username, password: next, confirmPassword: next }, world.settings);
    if (broken.password) throw new Problem('validation', 422, [{ pointer: '/next', code: 'WEAK' }]);
    await world.accounts.changePassword(account, next);
    for (const { token } of world.sessions.of(account.username)) if (token !== session.token) world.sessions.end(token);
    return context.body(null, 204);
  });

  const gamesOf = (numbers: readonly number[]) => numbers.flatMap((number) => world.games.byNode(number) ?? []);

  app.get('/v2/me/favourites', (context) => {
    const { account } = caller(context);
    const { data, next } = pageOf(context, gamesOf(world.playerGames.favourites(account.username)), world.clock.now());
    return context.json({ data: data.map((game) => gameOf(game, world)), next });
  });

  app.put('/v2/me/favourites/:slug', (context) => {
    const { username } = caller(context).account;
    const game = gameBySlug(world, context.req.param('slug'));
    if (world.playerGames.favourites(username).includes(game.nodeId)) throw new Problem('already-there', 409);
    world.playerGames.mark(username, game);
    return context.body(null, 204);
  });

  app.delete('/v2/me/favourites/:slug', (context) => {
    const { username } = caller(context).account;
    world.playerGames.unmark(username, gameBySlug(world, context.req.param('slug')).nodeId);
    return context.body(null, 204);
  });

  app.get('/v2/me/recent', (context) => {
    const { account } = caller(context);
    const data = gamesOf(world.playerGames.recent(account.username)).map((game) => gameOf(game, world));
    return context.json({ data, next: null });
  });

  app.post('/v2/games/:slug/launches', async (context) => {
    const { account, session } = caller(context);
    const body = await bodyOf(context);
    const game = gameBySlug(world, context.req.param('slug'));
    if (isOnBreak(account, world.clock.now())) throw new Problem('resting', 403);
    if (game.maintenance) throw new Problem('game-paused', 409);
    if (undoneDuty(world, account) || !mayStake(world, account, 0n).ok) throw new Problem('limit-reached', 403);
    const { username } = account;
    const parent = textOf(body, 'return_to');
    const language = textOf(body, 'locale').toUpperCase();
    const at = { username, sessionToken: session.token, nodeId: game.nodeId, language, parent };
    const { token, launch } = world.launches.issue(at);
    world.playerGames.opened(username, game);
    const url = new URL('/play', gameOrigin);
    url.search = new URLSearchParams({ launch: token, lang: language, site: parent }).toString();
    const expires_at = momentOf(world.clock.now() + minute);
    return context.json({ id: launch.id, url: url.href, expires_at, embed: !game.vendor.ownWindow }, 201);
  });
}
