export const faultKinds = [
  'refused',
  'reset',
  'time-out',
  'stalled',
  'cut-json',
  'html',
  '204',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '502',
  '503',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Rule that makes a call fail; `when` narrows it to requests whose input has these fields. */
export interface FaultRule {
  /** Name of an endpoint, or `*` for all. */
  call: string;
  kind: FaultKind;
  when?: Readonly<Record<string, string>>;
  /** Number of failures before recovery; unlimited if omitted. */
  times?: number;
}

function meetsFault(rule: FaultRule, call: string, input: Readonly<Record<string, unknown>>): boolean {
  if (rule.call !== '*' && rule.call !== call) return false;
  return Object.entries(rule.when ?? {}).every(([field, wanted]) => String(input[field] ?? '') === wanted);
}

/** Returns the fault of this call, or null, and uses up a counted one. */
export function takeFault(
  settings: { faults: readonly FaultRule[] },
  call: string,
  input: Readonly<Record<string, unknown>>,
): FaultKind | null {
  const rule = settings.faults.find((candidate) => meetsFault(candidate, call, input));
  if (!rule) return null;
  if (rule.times !== undefined) {
    const rest = rule.times - 1;
    settings.faults = settings.faults.flatMap((other) =>
      other !== rule ? [other] : rest > 0 ? [{ ...rule, times: rest }] : [],
    );
  }
  return rule.kind;
}
