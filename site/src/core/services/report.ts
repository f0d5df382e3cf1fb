import type { ReportKind } from '@baize/domain';
import { makeReference, type Unreadable } from '@baize/gateway';

/** Failure of this page before anything is left out of it. Only `app/reports` reads it (OPS-31). */
export interface RawFailure {
  kind: ReportKind;
  reference: string;
  error: unknown;
  where: string | null;
}

type Deliver = (failure: RawFailure) => void;

const most = 10;
const references = new Map<string, string>();
const reported = new Set<string>();
const waiting: RawFailure[] = [];
/** Undefined until the brand is known, null for a brand that names no address. */
let deliver: Deliver | null | undefined;

const keyOf = (error: unknown): string => `${error} ${(error as Error | null)?.stack}`;

function referenceFor(key: string, own?: string): string {
  const known = references.get(key) ?? own ?? makeReference();
  references.set(key, known);
  return known;
}

/** Returns the number under which a failure is reported; null if nothing is reported to the operator. */
export const referenceOf = (error: unknown): string | null => (deliver ? referenceFor(keyOf(error)) : null);

/** Reports a failure: alike ones once, and at most ten a visit. `where` is a name of ours. */
export function report(kind: ReportKind, error: unknown, where: string | null = null, own?: string): string {
  const key = where === null ? keyOf(error) : kind + where;
  const reference = referenceFor(key, own);
  if (deliver !== null && reported.size < most && !reported.has(key)) {
    reported.add(key);
    waiting.push({ kind, reference, error, where });
    flush();
  }
  return reference;
}

/** Reports an answer that could not be read. Returns the number to show, which is that of the first one alike. */
export const reportAnswer = ({ path, field, reference }: Unreadable): string =>
  report('answer', null, field === null ? path : `${path} ${field}`, reference);

function flush(): void {
  if (deliver) for (const failure of waiting.splice(0)) deliver(failure);
}

/** Begins delivery, or drops what waits if the brand names no address. */
export function deliverReports(to: Deliver | null): void {
  deliver = to;
  flush();
}

export function hearFailures(): void {
  addEventListener('error', ({ error }) => error && report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => void report('rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // Extensions break the policy of every page.
    if (/^(?!http)[\w-]+:/.test(sourceFile)) return;
    report('policy', null, `${effectiveDirective} ${/^(https?:\/\/[^/]+|[\w-]+)/.exec(blockedURI)?.[0]}`);
  });
}
