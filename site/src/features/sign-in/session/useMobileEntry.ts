import type { MobileNumber } from '@baize/ui/overlays';
import { useCallback, useMemo, useState } from 'react';
import { useStatus } from '../../../core/services/status.ts';
import { phoneCountries } from '../phone/countries.ts';
import { type Phones, usePhones } from '../phone/usePhones.ts';
import { phoneDraft } from './phoneDraft.ts';
import { rememberedPhone } from './remember.ts';

export interface MobileEntry {
  phones: Phones;
  value: MobileNumber;
  onValueChange: (value: MobileNumber) => void;
  /** Parsed number; null while invalid in its country. */
  mobile: { e164: string; nationalNumber: string; callingCode: string } | null;
}

/** Holds a mobile number: the last one used, or an empty one in the visitor's likely country (LGN-03). */
export function useMobileEntry(): MobileEntry {
  const here = useStatus().country?.countryCode ?? '';
  const [typed, setTyped] = useState(() => phoneDraft.get());
  const [remembered] = useState(rememberedPhone);
  const value = useMemo(() => {
    if (typed) return typed.country ? typed : { ...typed, country: here };
    if (!remembered) return { country: here, number: '' };
    const dialling = `+${remembered.callingCode}`;
    const same = phoneCountries.filter((country) => country.dialling === dialling);
    const country = same.find(({ code }) => code === here) ?? same[0];
    return { country: country?.code ?? here, number: remembered.nationalNumber };
  }, [typed, remembered, here]);
  const phones = usePhones(value.number, true);
  const onValueChange = useCallback((next: MobileNumber) => {
    phoneDraft.set(next);
    setTyped(next);
  }, []);
  const mobile = useMemo(() => phones.read?.(value.number, value.country) ?? null, [phones, value]);
  return { phones, value, onValueChange, mobile };
}
