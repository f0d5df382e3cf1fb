import type { Country } from '@baize/ui/overlays';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguageTag } from './useLanguageTag.ts';

type Phones = typeof import('./phones.ts');

export type PhonesState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; phones: Phones; countries: readonly Country[] };

let loaded: Phones | null = null;

/** The numbering plans of the world, fetched with the first number that is asked for; their countries in the person's language. */
export function usePhones(): PhonesState {
  const tag = useLanguageTag();
  const [phones, setPhones] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what asks again
  useEffect(() => {
    let here = true;
    setFailed(false);
    import('./phones.ts').then(
      (module) => {
        loaded = module;
        if (here) setPhones(module);
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [tries]);

  return useMemo(() => {
    if (!phones) return failed ? { kind: 'failed', retry } : { kind: 'loading' };
    return { kind: 'ready', phones, countries: named(phones, tag) };
  }, [phones, failed, retry, tag]);
}

function named({ phoneCountries }: Phones, tag: string): readonly Country[] {
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
