import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';

/** A mobile number that exists as far as can be told. */
export interface Mobile {
  /** In E.164: +923001234567. */
  e164: string;
  /** As the wire takes it: national digits, and the dialling code without its plus. */
  mobileNum: string;
  countryDialingCode: string;
}

export interface PhoneCountry {
  /** ISO 3166, two letters. */
  code: string;
  /** With its plus. */
  dialling: string;
}

/** Every country that has mobile numbers. */
export const phoneCountries: readonly PhoneCountry[] = getCountries(metadata).map((code) => ({
  code,
  dialling: `+${getCountryCallingCode(code, metadata)}`,
}));

const known = new Set<string>(phoneCountries.map(({ code }) => code));
const longest = 40;

/**
 * A number as typed in a country, or with a country of its own behind a plus; null when no mobile number of that country reads so.
 * Spaces, dashes, a leading zero and the digits of any script are taken.
 */
export function readMobile(typed: string, country: string): Mobile | null {
  if (typed.length > longest || !known.has(country)) return null;
  const defaultCountry = country as (typeof phoneCountries)[number]['code'] &
    Parameters<typeof getCountryCallingCode>[0];
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), { defaultCountry, extract: false }, metadata);
  if (!number?.isValid()) return null;
  return { e164: number.number, mobileNum: number.nationalNumber, countryDialingCode: number.countryCallingCode };
}

/** How many digits the mobile numbers of a country have without its code, the usual count or counts. */
export function mobileDigits(country: string): readonly number[] {
  if (!known.has(country)) return [];
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country as Parameters<typeof plans.selectNumberingPlan>[0]);
  const plan = plans.numberingPlan as unknown as Plan | undefined;
  return plan?.type('MOBILE')?.possibleLengths() ?? plan?.possibleLengths() ?? [];
}

interface Lengths {
  possibleLengths(): number[];
}

/** What the library's own types leave out. */
interface Plan extends Lengths {
  type(kind: 'MOBILE'): Lengths | undefined;
}
