import { cleanNumber } from '@baize/domain';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';

/** Valid mobile number. */
export interface Mobile {
  /** E.164 form, such as +923001234567. */
  e164: string;
  /** National digits; `callingCode` has no plus. */
  nationalNumber: string;
  callingCode: string;
}

const known = new Set<string>(getCountries(metadata));
const longest = 40;

/**
 * Parses a number typed in a country, or with its own calling code; null when it is no mobile number there. Accepts
 * separators, a leading zero, digits of any script and a `tel:` before it.
 */
export function readMobile(typed: string, country: string): Mobile | null {
  const clean = cleanNumber(typed);
  if (clean.length > longest || !known.has(country)) return null;
  const defaultCountry = country as CountryCode;
  const number = parsePhoneNumberFromString(clean, { defaultCountry, extract: false }, metadata);
  if (!number?.isValid()) return null;
  return { e164: number.number, nationalNumber: number.nationalNumber, callingCode: number.countryCallingCode };
}
