import {
  type GameMessage,
  type SpinAnswer,
  type SpinRequest,
  spinPath,
  type WatchRequest,
  watchPath,
} from '../protocol.ts';

/** Posts an event to the embedding window's exact origin. */
export function tellParent(parent: string | null, type: GameMessage['type']): void {
  if (parent === null || window.parent === window) return;
  const message: GameMessage = { source: 'baize-game', type };
  window.parent.postMessage(message, parent);
}

const patienceMs = 15_000;

/** Plays a round; null means no response came, so the outcome is unknown. */
export const playRound = <Result>(request: SpinRequest) => call<Result>(spinPath, request);

export const watchRound = <Result>(request: WatchRequest) => call<Result>(watchPath, request);

async function call<Result>(path: string, request: object): Promise<SpinAnswer<Result> | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    return isAnswer<Result>(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isAnswer<Result>(answer: unknown): answer is SpinAnswer<Result> {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return false;
  return answer.ok === true ? 'result' in answer && 'balance' in answer : 'code' in answer;
}

/** Creates a UUID; by hand because randomUUID is missing outside secure contexts. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
