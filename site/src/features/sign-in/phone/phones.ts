import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';

/** A mobile number that exists as far as can be told. */
export interface Mobile {
  /** In E.164: +923001234567. */
  e164: string;
  /** National digits, and the calling code of the country without its plus. */
  nationalNumber: string;
  callingCode: string;
}

const known = new Set<string>(getCountries(metadata));
const longest = 40;

/**
 * A number as typed in a country, or with a country of its own behind a plus; null when no mobile number of that country reads so.
 * Spaces, dashes, a leading zero and the digits of any script are taken.
 */
export function readMobile(typed: string, country: string): Mobile | null {
  if (typed.length > longest || !known.has(country)) return null;
  const defaultCountry = country as CountryCode;
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), { defaultCountry, extract: false }, metadata);
  if (!number?.isValid()) return null;
  return { e164: number.number, nationalNumber: number.nationalNumber, callingCode: number.countryCallingCode };
}
