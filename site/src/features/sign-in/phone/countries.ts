export interface PhoneCountry {
  /** ISO 3166 alpha-2 code. */
  code: string;
  /** Calling code with the plus. */
  dialling: string;
}

/**
 * Digit counts of mobile numbers (without calling code), each followed by its countries and their calling codes.
 * Extracted from `libphonenumber-js/mobile/metadata`, which a test compares; the original is thirty times larger and
 * loads only when there is a number to parse.
 */
const plans: Readonly<Record<string, string>> = {
  4: 'TA290',
  5: 'AC247 CK682 FK500 SH290',
  6: 'FO298 GL299 NC687 NF672 WF681',
  7: 'AW297 BN673 BQ599 BZ501 CV238 ER291 FJ679 FM691 GY592 IO246 KM269 MH692 MV960 NR674 PW680 SC248 SR597 ST239 TO676 VU678',
  8: 'AM374 BF226 BH973 BI257 BO591 BT975 BW267 CF236 CR506 CU53 CY357 DJ253 DK45 GI350 GT502 HK852 HN504 HT509 KI686 KW965 LS266 LT370 LV371 MD373 ME382 MK389 ML223 MN976 MO853 MR222 MT356 MU230 NE227 NI505 NO47 OM968 PF689 PG675 QA974 SG65 SI386 SJ47 SL232 SM378 SV503 SZ268 TD235 TG228 TL670 TM993 TN216 UY598 XK383',
  9: 'AE971 AF93 AL355 AO244 AU61 AZ994 BE32 BL590 BY375 CC61 CG242 CH41 CL56 CM237 CX61 CZ420 DZ213 EC593 EH212 ES34 ET251 FR33 GE995 GF594 GH233 GN224 GP590 GQ240 GW245 HU36 IE353 IL972 JO962 KE254 KG996 LK94 LU352 LY218 MA212 MF590 MG261 MQ596 MW265 MZ258 NA264 PE51 PL48 PS970 PT351 PY595 RE262 RO40 RW250 SA966 SD249 SE46 SK421 SN221 SS211 SY963 TH66 TJ992 TW886 TZ255 UA380 UG256 UZ998 VN84 YE967 YT262 ZM260 ZW263',
  10: 'AG1 AI1 AS1 BB1 BD880 BJ229 BM1 BS1 CA1 CI225 CO57 DM1 DO1 EG20 GB44 GD1 GG44 GR30 GU1 IM44 IN91 IQ964 IR98 JE44 JM1 JP81 KN1 KP850 KY1 KZ7 LC1 MP1 MS1 MX52 NG234 NP977 PH63 PK92 PR1 RU7 SX1 TC1 TR90 TT1 US1 VC1 VE58 VG1 VI1',
  11: 'CN86',
  '6,9': 'AD376 PM508',
  '10,11': 'AR54 BR55 DE49',
  '7,8,9,10,11,12,13': 'AT43',
  '6,7,8,9,10': 'AX358 FI358',
  '8,9': 'BA387 BG359 HR385 KH855 MC377',
  '7,9': 'CD243 GM220 IS354 LI423 LR231',
  '7,8': 'CW599 EE372 GA241 LB961 PA507',
  '9,10,11,12': 'ID62',
  '9,10': 'IT39 KR82 LA856 MY60 VA39',
  '7,8,9,10': 'MM95',
  '9,11': 'NL31',
  '4,7': 'NU683',
  '8,9,10': 'NZ64 RS381',
  '5,7': 'SB677',
  '7,8,9': 'SO252',
  '4,5,6,7': 'TK690',
  '6,7': 'TV688',
  '7,10': 'WS685',
  '5,6,7,8,9': 'ZA27',
};

const digitsOf = new Map<string, readonly number[]>();

export const phoneCountries: readonly PhoneCountry[] = Object.entries(plans).flatMap(([counts, countries]) => {
  const digits = counts.split(',').map(Number);
  return countries.split(' ').map((country) => {
    const code = country.slice(0, 2);
    digitsOf.set(code, digits);
    return { code, dialling: `+${country.slice(2)}` };
  });
});

/** Returns the usual digit counts of a country's mobile numbers, without the calling code; empty when unknown. */
export const mobileDigits = (country: string): readonly number[] => digitsOf.get(country) ?? [];
