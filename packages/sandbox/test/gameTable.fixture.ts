import type { GameRules } from '@baize/domain';
import type { BoughtRounds, Laid, LastRound, PastRound, SpinAnswer } from '@baize/games/protocol';
import { launchGame } from '@baize/gateway';
import type { Visit } from './visit.ts';

export const games = 'https://games.example';

interface Table {
  page: Response;
  html: string;
  setup: {
    launch: string;
    balance: string;
    playMoney: boolean;
    stakes: string[];
    rules: GameRules;
    waitMs: number;
    most: string;
    parent: string;
    kind: string;
    currency: string;
    history: string[];
    returnToPlayer: string;
    past: PastRound[] | null;
    laid: Laid | null;
    bought: BoughtRounds | null;
    last: LastRound | null;
  };
}

export async function sitDown({ client, sandbox }: Visit, code = 'OMB-1', language = 'EN'): Promise<Table> {
  const game = sandbox.world.games.byCode(code);
  const { url } = await client.call(launchGame, {
    id: String(game?.nodeId),
    vendor: game?.vassalage ?? '',
    gameType: game?.gameType ?? '',
    gameCode: code,
    language,
  });
  const page = await sandbox.gameHost.request(url);
  const html = await page.text();
  const text = /data-setup="([^"]*)"/.exec(html)?.[1] ?? '{}';
  const entities: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
  return { page, html, setup: JSON.parse(text.replace(/&\w+;|&#39;/g, (sign) => entities[sign] ?? sign)) };
}

export const spin = (seen: Visit, bet: object, headers: Record<string, string> = {}) =>
  call(seen, '/play/spin', { body: { key: crypto.randomUUID(), ...bet }, headers });

export const watch = (seen: Visit, body: object, headers: Record<string, string> = {}) =>
  call(seen, '/play/watch', { body, headers });

async function call({ sandbox }: Visit, path: string, sent: { body: object; headers: Record<string, string> }) {
  const response = await sandbox.gameHost.request(games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: games, ...sent.headers },
    body: JSON.stringify(sent.body),
  });
  return { status: response.status, answer: (await response.json()) as SpinAnswer };
}

export const reels = (stake: string | undefined) => [{ bet: 'reels', stake }];

export function codeOf({ sandbox: { world } }: Visit, name: string): string {
  const games = (['LIVE', 'ELOTT', 'PVP'] as const).flatMap((type) => world.games.ofType(type, false));
  const game = games.find(({ title, maintenance }) => !maintenance && title.toLowerCase().includes(name));
  if (!game) throw new Error(`no open game is called ${name}`);
  return game.code;
}
