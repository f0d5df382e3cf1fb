import type { BetRequest, Board, BookAnswer } from '@baize/games/book/protocol';
import { bettingRecords } from '@baize/gateway';
import { games, sitDown } from './gameTable.fixture.ts';
import { noon, type Visit, visit } from './visit.ts';

export const minute = 60_000;

export async function openBook(seen: Visit = visit({ scenario: 'member' }), code = openCode(seen, 'SPORTS')) {
  const { setup } = await sitDown(seen, code);
  const send = async (name: string, body: object, headers: Record<string, string> = {}) => {
    const response = await seen.sandbox.gameHost.request(`${games}/play/book/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: games, ...headers },
      body: JSON.stringify({ launch: setup.launch, ...body }),
    });
    return { status: response.status, answer: (await response.json()) as BookAnswer };
  };
  const board = async (): Promise<Board> => {
    const { answer } = await send('board', {});
    if (!answer.ok) throw new Error(answer.code);
    return answer.board;
  };
  const bet = (slip: Omit<BetRequest, 'launch' | 'key'>, key: string = crypto.randomUUID()) =>
    send('bet', { key, ...slip });
  const entries = () => seen.sandbox.world.ledger().entries('demo.member');
  const records = async () => {
    const span = { from: noon - 86_400_000, to: noon + 86_400_000 };
    const asked = { ...span, page: 1, pageSize: 20 };
    return (await seen.client.call(bettingRecords, asked)).bets;
  };
  const pass = (ms: number) => seen.sandbox.world.clock.step(ms);
  return { ...seen, setup, send, board, bet, entries, records, pass, world: seen.sandbox.world };
}

export function openCode({ sandbox }: Visit, gameType: 'SPORTS' | 'ESPORTS'): string {
  return sandbox.world.games.ofType(gameType, false).find(({ maintenance }) => !maintenance)?.code ?? '';
}

export const codeOf = ({ answer }: { answer: BookAnswer }) => (answer.ok ? 'taken' : answer.code);

export const offersIn = (board: Board) =>
  board.matches.flatMap(({ id, markets }) => {
    const found = markets.flatMap(({ outcomes }) => outcomes).find(({ odds }) => odds !== null && odds < 900);
    return found ? [{ id, pick: found.pick, odds: found.odds as number }] : [];
  });

export const cents = (amount: string) => Math.round(Number(amount) * 100);
