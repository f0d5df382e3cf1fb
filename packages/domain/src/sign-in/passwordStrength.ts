/** 0 for empty, 1 for trivial, up to 4 for strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Most common passwords, without trailing digits and symbols. */
const common: ReadonlySet<string> = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd pass secret qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx letmein ' +
    'welcome iloveyou love admin administrator login user guest root test hello monkey dragon princess sunshine ' +
    'football cricket baseball superman batman master shadow michael pakistan india bangladesh allah bismillah casino ' +
    'poker baccarat lottery jackpot lucky money winner'
  ).split(' '),
);

/** Longer input gets no stronger, and the search for repeats stays short. */
const longest = 64;
/** Minimum entropy in bits for fair, good and strong. */
const steps = [36, 52, 68] as const;
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * Estimates strength by length and variety; repeats, runs such as 1234 and the username count next to nothing, common
 * passwords nothing. Advice only, the platform's rule decides.
 */
export function passwordStrength(password: string, username: string): PasswordStrength {
  if (password === '') return 0;
  const head = Array.from(password).slice(0, longest).join('');
  if (isCommon(head)) return 1;
  const telling = withoutRuns(withoutName(head, username.trim()).replace(/(.+?)\1+/gu, '$1'));
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(telling) ? size : 0), 0);
  const bits = Array.from(telling).length * Math.log2(Math.max(pool, 1));
  return (1 + steps.filter((step) => bits >= step).length) as PasswordStrength;
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(plain.replace(/^[^a-z]+|[^a-z]+$/g, ''));
}

function withoutName(password: string, username: string): string {
  if (username.length < 3) return password;
  const at = password.toLowerCase().indexOf(username.toLowerCase());
  if (at < 0) return password;
  return password.slice(0, at) + withoutName(password.slice(at + username.length), username);
}

function withoutRuns(text: string): string {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (place: number) => (codes[place] ?? 0) - (codes[place - 1] ?? 0);
  return String.fromCodePoint(
    ...codes.filter((_, place) => place < 2 || Math.abs(step(place)) !== 1 || step(place) !== step(place - 1)),
  );
}
