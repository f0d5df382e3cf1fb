import type { Probe, Run } from '../run.ts';
import { at, envelopeOf, succeeded } from '../wire.ts';

/** Writes that can be taken back: favourite, nickname, picture, session by id. A launch changes nothing, its address is not opened. */
export const writes: Probe = async (run) => {
  if (!run.player) return;
  await favourite(run);
  await nickname(run);
  await picture(run);
  await secondSession(run);
  await run.value('prolongSession', {});
  await launch(run);
};

function takeBackWith(run: Run, name: string, call: string, input: Record<string, unknown>): void {
  const token = run.tokenFor(call);
  run.undo.push({
    name,
    work: async () => succeeded(await run.undoWire.call(call, input, { token })),
  });
}

async function favourite(run: Run): Promise<void> {
  const ids = run.answers.get('favouriteIds');
  const games = at(run.answers.get('gameList'), '/games');
  if (!Array.isArray(ids) || !Array.isArray(games)) return;
  const free = games.find((game) => !ids.map(String).includes(String(at(game, '/nodeId'))));
  if (!free) return;
  const input = { nodeId: at(free, '/nodeId'), vendor: at(free, '/vassalage'), gameType: at(free, '/gameType') };
  const wire = { nodeId: String(input.nodeId), vendor: input.vendor, gameType: input.gameType };
  takeBackWith(run, 'a favourite', 'removeFavourite', wire);
  await run.value('addFavourite', wire);
  run.touch('removeFavourite');
  run.passed.add('removeFavourite');
}

async function nickname(run: Run): Promise<void> {
  const before = run.find('memberProfile', '/nickname');
  if (typeof before !== 'string') return;
  takeBackWith(run, 'the nickname', 'saveProfile', { nickname: before });
  await run.value('saveProfile', { nickname: `${before} `.slice(0, 20).trim() });
}

async function picture(run: Run): Promise<void> {
  const before = run.find('memberProfile', '/avatarId');
  const icons = run.answers.get('memberIcons');
  if (typeof before !== 'string' || !Array.isArray(icons)) return;
  const other = icons.map((one) => at(one, '/iconId')).find((id) => id !== before);
  if (other === undefined) return;
  takeBackWith(run, 'the picture', 'chooseIcon', { iconId: before });
  await run.value('chooseIcon', { iconId: other });
}

/** Logs in once more and ends that session by its id. */
async function secondSession(run: Run): Promise<void> {
  const { username, password } = run.player?.person ?? {};
  if (!username || !password) return;
  const again = await run.wire.call('login', { username, password });
  const token = again && at(envelopeOf(again)?.value, '/token');
  if (typeof token !== 'string') return;
  const listed = await run.wire.call('openSessions', {}, { token });
  const rows = listed && envelopeOf(listed)?.value;
  const own = Array.isArray(rows) ? rows.find((one) => at(one, '/current') === true) : undefined;
  if (own) await run.value('endSession', { sessionId: at(own, '/sessionId') });
}

/** L1 L2: a launch leads to an https address of the brand's games, another one each time. */
async function launch(run: Run): Promise<void> {
  const games = at(run.answers.get('gameList'), '/games');
  const game = Array.isArray(games) ? games.find((one) => at(one, '/maintenance') !== true) : undefined;
  if (!game) return;
  const input = {
    nodeId: String(at(game, '/nodeId')),
    vassalage: at(game, '/vassalage'),
    gameType: at(game, '/gameType'),
    gameCode: at(game, '/gameCode') ?? at(game, '/gameId'),
  };
  const address = at(await run.value('launchGame', input), '/url');
  if (typeof address !== 'string') return;
  const url = URL.canParse(address) ? new URL(address) : null;
  const origins = run.options.brand?.gameOrigins;
  if (!url || (url.protocol !== 'https:' && !isLocal(url)))
    run.fail('launchGame', 'L1', '/value/url', 'no https address', 'https');
  else if (origins && !origins.includes(url.origin))
    run.fail('launchGame', 'L1', '/value/url', 'another host', `one of ${origins.join(', ')}`);
  const again = at(await run.value('launchGame', input), '/url');
  if (again === address)
    run.warn('launchGame', 'L2', '/value/url', 'the same address twice', 'a new address each time');
}

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
