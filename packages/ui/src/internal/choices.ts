export interface Choice {
  value: string;
  label: string;
  detail?: string;
  picture?: string;
  /** Further words matched from their beginning, such as a country code. */
  keywords?: readonly string[];
  disabled?: boolean;
}

/** Returns choices with `query` in the label, or at the start of the detail or a keyword, ignoring case and accents. */
export function filterChoices<C extends Choice>(choices: readonly C[], query: string): readonly C[] {
  const wanted = fold(query);
  if (wanted === '') return choices;
  return choices.filter(({ label, detail = '', keywords = [] }) => {
    if (fold(label).includes(wanted)) return true;
    return [detail, ...keywords].some((word) => beginning(word).startsWith(beginning(wanted)));
  });
}

export const moves = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const;
export type Move = (typeof moves)[number];

const page = 10;

/** Returns the target of a key among enabled choices: arrows wrap around, Page keys stop at the ends. */
export function moveTo(
  choices: readonly Pick<Choice, 'value' | 'disabled'>[],
  current: string | undefined,
  move: Move,
): string | undefined {
  const open = choices.filter(({ disabled }) => !disabled);
  const last = open.length - 1;
  const at = open.findIndex(({ value }) => value === current);
  const target = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
    PageDown: Math.min(last, Math.max(at, 0) + page),
    PageUp: Math.max(0, at - page),
  }[move];
  return open[target]?.value;
}

/** Returns the next choice after `current`, wrapping around, whose label begins with the letter. */
export function nextBeginning(
  choices: readonly Pick<Choice, 'value' | 'label'>[],
  current: string | undefined,
  letter: string,
): string | undefined {
  const after = choices.findIndex(({ value }) => value === current) + 1;
  const round = [...choices.slice(after), ...choices.slice(0, after)];
  return round.find(({ label }) => fold(label).startsWith(fold(letter)))?.value;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const beginning = (text: string) => fold(text).replace(/^(\+|00)/, '');
