import type { Country } from '@baize/ui/overlays';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import { phoneCountries } from './countries.ts';
import type { Mobile } from './phones.ts';

/** Reads a number as typed in a country; null when it is not one of that country. */
type Reading = (typed: string, country: string) => Mobile | null;

let known: Reading | null = null;
let tries = 0;
/** Where it is asked for once more: some browsers remember that an address failed for as long as the page lives. */
let elsewhere: string | undefined;

/** What reads numbers, where it is there. */
const reading = (): Reading | null => known;

/** Fetches it, so that a field which comes after it has it. Rejects when it cannot be had. */
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
  /** In the person's language. */
  countries: readonly Country[];
  /** Null until the numbering plans are there. */
  read: Reading | null;
  /** They could not be had. */
  failed: boolean;
  /** Fetches them: on the way to a field, and once more where they failed. */
  bring: () => void;
}

/**
 * What a field for a mobile number needs. The numbering plans of the world come at once where the form is about the number, elsewhere with the
 * first that there is to read.
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
