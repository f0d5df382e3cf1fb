import type { BookAnswer } from './protocol.ts';

const patienceMs = 15_000;

/** Calls the game origin; null means no response came, so the outcome is unknown. */
export async function ask(path: string, request: object): Promise<BookAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

const isAnswer = (answer: unknown): answer is BookAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'ok' in answer &&
  (answer.ok === true ? 'board' in answer : 'code' in answer);
