/** Kinds of failures that a page reports to its operator. */
export const reportKinds = [
  'caught',
  'uncaught',
  'recovered',
  'error',
  'rejection',
  'chunk',
  'answer',
  'content',
  'policy',
  'worker',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Failure as it leaves the page: nothing in it can be a value of the person or of the platform. */
export interface Report {
  kind: ReportKind;
  /** Number that the person sees and can quote. */
  reference: string;
  /** Name of the error, of a closed list. */
  name: string;
  /** Words of a closed list, at most 120 signs. */
  message: string;
  /** Places in our own files, the innermost first: `assets/index-1a2b3c4d.js:1:2345`. */
  stack: string[];
  /** Call, field, directive or file, of our own making. */
  where: string | null;
  /** Pattern of the route. */
  page: string;
  release: string;
  brand: string;
  language: string;
}

const longestMessage = 120;
const mostFrames = 10;

/**
 * Words that browsers and React use in messages, and names of what code calls. Any other word may be what somebody
 * typed, so it is left out (OPS-31, SAF-04).
 */
const vocabulary = new Set(
  `a abort aborted access accessing after allowed already an and any argument arguments array as assign async at await
  be because been before bigint bind boolean but by call callback called cannot chunk circular class clone closed code
  component concat connection const constructor content context convert could cors cross css data date decode defined
  delete denied destructure did disposed document does dom domain duplicate during dynamically element empty encode end
  entries error evaluating event every exceeded execute exist expected export expression extension failed fetch field
  filter find first for forbidden forEach found frame from function get has hook hooks host html hydrating id import
  imported in includes index infinite initialization initialize input insertBefore instance instanceof integer
  intersection invalid is iterable iterator its join json keys large left length less limit link load loading loop map
  match max maximum may message method missing module more mutation must name navigation network new next no node not
  null number object of on one only operation operator option or origin out parameter parent parse parsing permission
  pointer policy pop preload primitive private promise properties property prototype push query quota radix range read
  reading reason reduce reference refused regular reject remove removeChild render rendered rendering rendered replace
  request required requires resize resizeObserver resolve resource response return same script security select session
  set setter shift signal slice some sort source specified splice split stack startsWith state storage stream string
  structure style stylesheet substring supported symbol syntax tag target text than that the then there this throw
  timed timeout to toFixed toLowerCase toString token too trusted type typed undefined unexpected unhandled unknown
  unmounted unsupported update url use used valid value values variable violates was when while will window with
  within without worker write`.split(/\s+/),
);

const names = new Set([
  'AbortError',
  'AggregateError',
  'ChunkError',
  'DataCloneError',
  'Error',
  'EvalError',
  'GatewayError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

export const scrubName = (name: unknown): string => (typeof name === 'string' && names.has(name) ? name : 'Error');

/** Cuts a message to known words. A word that was left out becomes one sign, so that the sentence can be recognised. */
export function scrubMessage(message: unknown): string {
  if (typeof message !== 'string') return '';
  const words = message.slice(0, 2000).match(/[^\s,;:()[\]{}"'`“”‘’]+/g) ?? [];
  const kept = words.map((word) => (isKnown(word) ? word : '…'));
  return kept
    .filter((word, at) => word !== '…' || kept[at - 1] !== '…')
    .join(' ')
    .slice(0, longestMessage);
}

const isKnown = (word: string): boolean => {
  const bare = word.replace(/[.!?]$/, '');
  return vocabulary.has(bare) || vocabulary.has(bare.toLowerCase());
};

/** Returns the places in scripts of the page's own origin that a stack names; nothing else of it is kept. */
export function scrubStack(stack: unknown, origin: string): string[] {
  if (typeof stack !== 'string') return [];
  const places = stack.split('\n').flatMap((line) => {
    // The first lines are the message, which may say anything.
    if (!/^\s*at\s|@/.test(line)) return [];
    const [, before, file, position] =
      /(https?:\/\/[^/\s]+)\/(assets\/[\w.-]{1,80}\.js)(:\d{1,7}:\d{1,7})\)?$/.exec(line) ?? [];
    return before === origin && file && position ? [file + position] : [];
  });
  return places.slice(0, mostFrames);
}

/** Reports whether two reports tell of the same failure. */
export const likeness = ({ kind, name, message, stack: [place = ''], where }: Report): string =>
  [kind, name, message, place, where].join(' ');
