import type { MobileNumber } from '@baize/ui/overlays';
import { useMemo, useState } from 'react';
import { useStatus } from '../../../core/services/status.ts';
import { usePhones } from '../../sign-in/phone/usePhones.ts';
import type { MobileEntry } from '../../sign-in/session/useMobileEntry.ts';

/** A number that is none of the ones used before: it begins empty, in the country that the player seems to be in. */
export function useNewMobile(): MobileEntry {
  const here = useStatus().country?.countryCode ?? '';
  const [typed, setTyped] = useState<MobileNumber>({ country: '', number: '' });
  const value = useMemo(() => (typed.country ? typed : { ...typed, country: here }), [typed, here]);
  const phones = usePhones(value.number, true);
  const mobile = useMemo(() => phones.read?.(value.number, value.country) ?? null, [phones, value]);
  return { phones, value, onValue: setTyped, mobile };
}
