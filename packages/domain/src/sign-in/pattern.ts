const longestPattern = 200;

/** Longest input a pattern of a platform is tried on; a longer one is left to the platform. */
const longestTested = 128;

/**
 * A platform's pattern as a regular expression, or null when it is not one or could hang the page; then the platform decides alone.
 * "*" means anything. Source: section 5.
 */
export function compilePattern(pattern: string | null): RegExp | null {
  if (!pattern || pattern.length > longestPattern) return null;
  const source = pattern === '*' ? '.*' : pattern;
  if (!isHarmless(source)) return null;
  try {
    const compiled = new RegExp(source);
    compiled.test('');
    return compiled;
  } catch {
    return null;
  }
}

/** Whether a value satisfies a pattern; true where the pattern or the value is nothing to try here. */
export function satisfies(value: string, pattern: RegExp | null): boolean {
  return pattern === null || value.length > longestTested || pattern.test(value);
}

type Token = { kind: 'open'; ahead: boolean } | { kind: 'close' | 'or' | 'plain' | 'refused' } | Repeat;
interface Repeat {
  kind: 'repeat';
  /** Once at most, a fixed number of times, or a range. */
  size: 'optional' | 'fixed' | 'range';
}

interface Group {
  ahead: boolean;
  /** Something inside repeats or branches, so repeating the whole may explode. */
  varies: boolean;
}

/** Choices a pattern may leave open beside so many repeats: each repeat multiplies the work by the input's length, each choice doubles it. */
const choicesBeside = [12, 10, 8, 4];
const mostInLookAheads = 8;

/**
 * Screens a pattern for what makes matching explode: a repeated group that itself repeats or branches, back-references, look-behind,
 * and too many open repeats or choices together. Stricter than needed, because the platform checks again.
 */
function isHarmless(source: string): boolean {
  const groups: Group[] = [];
  let closed: Group | null = null;
  let anchored = source.startsWith('^');
  let repeats = 0;
  let choices = 0;
  let inAheads = 0;

  for (const token of tokens(source)) {
    const before = closed;
    closed = null;
    if (token.kind === 'refused') return false;
    if (token.kind === 'open') groups.push({ ahead: token.ahead, varies: false });
    if (token.kind === 'close') {
      closed = groups.pop() ?? null;
      if (!closed) return false;
      mark(groups.at(-1), closed.varies);
    }
    if (token.kind === 'or') {
      choices++;
      anchored = anchored && groups.length > 0;
      mark(groups.at(-1), true);
    }
    if (token.kind === 'repeat') {
      if (token.size !== 'optional' && before?.varies) return false;
      if (token.size === 'optional') choices++;
      if (token.size === 'range' && groups.some(({ ahead }) => ahead)) inAheads++;
      else if (token.size === 'range') repeats++;
      mark(groups.at(-1), true);
    }
  }
  const allowed = choicesBeside[repeats + (anchored ? 0 : 1)];
  return groups.length === 0 && inAheads <= mostInLookAheads && allowed !== undefined && choices <= allowed;
}

function mark(group: Group | undefined, varies: boolean) {
  if (group && varies) group.varies = true;
}

const rules: readonly (readonly [RegExp, (text: string) => Token])[] = [
  [/\\(?:[1-9]|k)/y, () => ({ kind: 'refused' })],
  [/\\[\s\S]/y, () => ({ kind: 'plain' })],
  [/\[(?:\\[\s\S]|[^\]\\])*\]/y, () => ({ kind: 'plain' })],
  [/\[/y, () => ({ kind: 'refused' })],
  [/\(\?<[=!]/y, () => ({ kind: 'refused' })],
  [/\(\?[=!]/y, () => ({ kind: 'open', ahead: true })],
  [/\((?:\?:|\?<\w+>)?/y, () => ({ kind: 'open', ahead: false })],
  [/\)/y, () => ({ kind: 'close' })],
  [/\|/y, () => ({ kind: 'or' })],
  [/[*+]\??/y, () => ({ kind: 'repeat', size: 'range' })],
  [/\?\??/y, () => ({ kind: 'repeat', size: 'optional' })],
  [/\{\d+(?:,\d*)?\}\??/y, (text) => readCount(text)],
];

function* tokens(source: string): Generator<Token> {
  let index = 0;
  while (index < source.length) {
    let token: Token = { kind: 'plain' };
    let length = 1;
    for (const [rule, read] of rules) {
      rule.lastIndex = index;
      const text = rule.exec(source)?.[0];
      if (text === undefined) continue;
      token = read(text);
      length = text.length;
      break;
    }
    yield token;
    index += length;
  }
}

function readCount(text: string): Token {
  const [, from = '', comma = '', to = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(text) ?? [];
  if (Number(from) > 999 || Number(to) > 999) return { kind: 'refused' };
  if (comma === '' || from === to) return { kind: 'repeat', size: 'fixed' };
  return { kind: 'repeat', size: from === '0' && to === '1' ? 'optional' : 'range' };
}
