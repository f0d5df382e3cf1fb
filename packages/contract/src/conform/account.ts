import * as v from 'valibot';
import type { Person } from './people.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

const person = v.strictObject({
  username: v.optional(text),
  password: v.optional(text),
  token: v.optional(text),
  account: v.optional(text),
  paymentPassword: v.optional(text),
  affiliateCode: v.optional(text),
  money: v.optional(v.boolean()),
  register: v.optional(
    v.strictObject({
      username: v.pipe(text, v.includes('*')),
      password: text,
      fields: v.optional(v.record(v.pipe(v.string(), v.maxLength(60)), text)),
    }),
  ),
});

export type AccountReading = { ok: true; person: Person } | { ok: false; problem: string };

/**
 * Reads an account file; `mode` is the file's permission bits, null where the system has none. A password or token may
 * name a variable of the environment instead: `"$NAME"`.
 */
export function readAccount(
  content: string,
  mode: number | null,
  environment: Readonly<Record<string, string | undefined>>,
): AccountReading {
  const no = (problem: string): AccountReading => ({ ok: false, problem });
  if (mode !== null && (mode & 0o077) !== 0) return no('others may read it: chmod 600');
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return no('it is no JSON');
  }
  const result = v.safeParse(person, parsed);
  if (!result.success) {
    const { path, type } = result.issues[0];
    const field = path?.map(({ key }) => String(key)).join('.') || 'the whole';
    return no(type === 'strict_object' ? `the field "${field}" is not known` : `the field "${field}" is not right`);
  }
  const filled = { ...result.output };
  const register = filled.register && { ...filled.register };
  const missing: string[] = [];
  const secret = (field: string, written: string | undefined): string | undefined => {
    const named = /^\$([A-Z][A-Z0-9_]*)$/.exec(written ?? '')?.[1];
    const value = named ? environment[named] : written;
    if (named && !value) missing.push(`the variable ${named} of the field "${field}" is not set`);
    return value;
  };
  for (const field of ['password', 'token', 'paymentPassword'] as const) filled[field] = secret(field, filled[field]);
  if (register) {
    register.password = secret('register.password', register.password) ?? '';
    filled.register = register;
  }
  if (missing[0]) return no(missing[0]);
  if (!filled.token && !(filled.username && filled.password)) return no('it needs username and password, or a token');
  return { ok: true, person: filled };
}
