import type { Choice } from '../internal/choices.ts';
import type { Country } from './CountryPicker.tsx';

const flag = (upper: string, lower: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"><path fill="${upper}" d="M0 0h20v8H0z"/><path fill="${lower}" d="M0 7.5h20V15H0z"/></svg>`,
  )}`;

const list = `AE United Arab Emirates +971,AR Argentina +54,AU Australia +61,BD Bangladesh +880,BR Brazil +55,CA Canada +1,
CH Switzerland +41,CI Côte d’Ivoire +225,CL Chile +56,CO Colombia +57,DE Germany +49,EG Egypt +20,ES Spain +34,
FR France +33,GB United Kingdom +44,GH Ghana +233,ID Indonesia +62,IN India +91,IT Italy +39,JP Japan +81,KE Kenya +254,
KH Cambodia +855,KR South Korea +82,LA Laos +856,LK Sri Lanka +94,MM Myanmar +95,MX Mexico +52,MY Malaysia +60,
NG Nigeria +234,NP Nepal +977,NZ New Zealand +64,PE Peru +51,PH Philippines +63,PK Pakistan +92,PT Portugal +351,
SG Singapore +65,TH Thailand +66,TR Türkiye +90,VN Vietnam +84,ZA South Africa +27`;

const inks = ['#01411c', '#c8102e', '#003893', '#f1bf00', '#0d7a8f'];
const ink = (index: number) => inks[index % inks.length] ?? '';

export const countries: readonly Country[] = list.split(/,\s*/).map((line, index) => {
  const [, code = '', name = '', dialling = ''] = /^(\S+) (.+) (\S+)$/.exec(line) ?? [];
  return { code, name, dialling, flag: flag(ink(index), ink(index + 1 + (index % 3))) };
});

export const countryChoices: readonly Choice[] = countries.map(({ code, name, flag, dialling }) => ({
  value: code,
  label: name,
  picture: flag,
  detail: dialling,
}));
