import type { Mobile } from './phones.ts';

/** Reads a number as typed in a country; null when it is none of it. */
export type Reading = (typed: string, country: string) => Mobile | null;

let known: Reading | null = null;
let tries = 0;
/** Where it is asked for once more: some browsers remember that an address failed for as long as the page lives. */
let elsewhere: string | undefined;

/** What reads numbers, where it is there. */
export const reading = (): Reading | null => known;

/** Fetches it, so that a field which comes after it has it. Rejects when it cannot be had. */
export async function bringReading(): Promise<Reading> {
  try {
    const { readMobile }: typeof import('./phones.ts') = await (elsewhere
      ? import(/* @vite-ignore */ elsewhere)
      : import('./phones.ts'));
    known = readMobile;
    return known;
  } catch (error) {
    const [failed] = /https?:\S+\.js/.exec(String(error)) ?? [];
    tries += 1;
    elsewhere = failed && `${failed}?try=${tries}`;
    throw error;
  }
}
