import type { Country } from '@baize/ui/overlays';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { phoneCountries } from './countries.ts';
import type { Mobile } from './phones.ts';

type Reading = (typed: string, country: string) => Mobile | null;

let known: Reading | null = null;
let tries = 0;
/** URL for retries, because some browsers cache a failed import for the life of the page. */
let elsewhere: string | undefined;

const reading = (): Reading | null => known;

/** Loads the parser ahead of its use; rejects on failure. */
async function bringReading(): Promise<Reading> {
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

export interface Phones {
  /** Countries named in the user's language. */
  countries: readonly Country[];
  /** Null until the numbering plans have loaded. */
  read: Reading | null;
  failed: boolean;
  /** Loads the plans ahead of their use, or again after a failure. */
  bring: () => void;
}

/**
 * Provides countries and parser for a phone field. Numbering plans load at once if the form is `about` the number, else
 * with the first input.
 */
export function usePhones(number: string, about: boolean): Phones {
  const tag = useLanguageTag();
  const [read, setRead] = useState(reading);
  const [failed, setFailed] = useState(false);
  const bring = useCallback(() => {
    bringReading().then(
      (found) => {
        setRead(() => found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const due = (about || number !== '') && !read;
  useEffect(() => {
    if (due) bring();
  }, [due, bring]);

  const countries = useMemo(() => named(tag), [tag]);
  return useMemo(() => ({ countries, read, failed, bring }), [countries, read, failed, bring]);
}

function named(tag: string): readonly Country[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  return phoneCountries
    .map(({ code, dialling }) => ({
      code,
      dialling,
      name: names.of(code) ?? code,
      flag: `/flags/countries/${code}.svg`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, tag));
}
