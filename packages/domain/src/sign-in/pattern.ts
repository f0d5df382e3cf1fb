const longestPattern = 200;

/** Longest input tested; longer ones are left to the platform. */
const longestTested = 128;

/**
 * Compiles a platform's pattern; null if invalid or potentially slow, in which case only the platform checks. "*" means
 * anything. Source: section 5.
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

/** Tests a value; true if there is no pattern or the value is too long to test. */
export function satisfies(value: string, pattern: RegExp | null): boolean {
  return pattern === null || value.length > longestTested || pattern.test(value);
}

type Token = { kind: 'open'; ahead: boolean } | { kind: 'close' | 'or' | 'plain' | 'refused' } | Repeat;
interface Repeat {
  kind: 'repeat';
  size: 'optional' | 'fixed' | 'range';
}

interface Group {
  ahead: boolean;
  /** True if the group contains repeats or branches, so repeating it may explode. */
  varies: boolean;
}

/**
 * Alternatives allowed per number of repeats: each repeat multiplies the work by the input's length, each alternative
 * doubles it.
 */
const choicesBeside = [12, 10, 8, 4];
const mostInLookAheads = 8;

/**
 * Rejects patterns that may backtrack exponentially: nested repeats, back-references, look-behind, too many open
 * repeats or alternatives. Stricter than needed, because the platform checks again.
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
