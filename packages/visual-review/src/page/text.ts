export function differenceInWords(deltaE: number): string {
  if (deltaE < 1) return 'not to be seen';
  if (deltaE < 2.3) return 'seen only side by side';
  if (deltaE < 5) return 'seen by a close look';
  return 'plain to see';
}

export function duration(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

export const amount = (value: number, one: string, many = `${one}s`): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

export const shownValue = (value: string): string => (value.startsWith('#') ? value.toUpperCase() : value);
