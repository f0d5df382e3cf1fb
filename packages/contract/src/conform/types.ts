export type Severity = 'failed' | 'warning';

export interface Finding {
  call: string;
  /** Id of the check, such as S3. */
  check: string;
  severity: Severity;
  pointer: string;
  came: string;
  wanted: string;
  lost?: string;
}

export type NotTried =
  | 'no account'
  | 'no key'
  | 'no agent'
  | 'another group'
  | 'write'
  | 'money'
  | 'never'
  | 'over the cap'
  | 'no sample'
  | 'not offered'
  | 'after a failure'
  | 'throttled';

export type Verdict = 'passed' | 'warning' | 'failed' | 'not tried';

export interface CallResult {
  name: string;
  group: string;
  method: string;
  path: string;
  verdict: Verdict;
  reason?: NotTried;
  findings: readonly Finding[];
  parts: readonly string[];
  needsToken: boolean;
}

/** One request and what came back. */
export interface Exchange {
  call: string;
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; undefined if it is no JSON. */
  body: unknown;
  ms: number;
  /** Local time of arrival, ms. */
  at: number;
  /** True if it carried a token. */
  hadToken: boolean;
  redirected: boolean;
}

export interface Sum {
  what: string;
  reference: string;
  amount: string;
  /** State in the end, if all goes as it should. */
  end: 'cancelled' | 'moved back' | 'moved' | 'left the account';
}

export interface Report {
  contract: string;
  address: string;
  at: string;
  flags: readonly string[];
  seconds: number;
  requests: number;
  calls: readonly CallResult[];
  /** Share of calls that could be tried with these flags, and of those tried that passed, per cent. */
  index: number;
  score: number;
  exit: number;
  ended: 'complete' | 'interrupted' | 'not reachable' | 'too little';
  closed?: string;
  /** Sentences on what the run had to do without. */
  remarks: readonly string[];
  moved: readonly Sum[];
  /** Accounts that were opened, and stay. */
  opened: readonly string[];
  /** Changes that could not be taken back, by name. */
  leftBehind: readonly string[];
}
