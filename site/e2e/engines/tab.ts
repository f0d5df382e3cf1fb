/** Keys that flows press, by the names of the W3C. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** Document that a command is meant for: the page, or the game in its frame. */
export type Place = 'page' | 'game';

export interface Handle {
  click(): Promise<void>;
}

/** One tab of a browser, in the few commands that every driver has. Scripts are bodies of functions. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  address(): Promise<URL>;
  resize(width: number, height: number): Promise<void>;
  evaluate<T>(script: string, args?: readonly unknown[], place?: Place): Promise<T>;
  element(script: string, args?: readonly unknown[], place?: Place): Promise<Handle | null>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Cuts the network. WebKit's driver cannot, so there the page is only told; let calls fail too. */
  offline(is: boolean): Promise<void>;
  picture(): Promise<Buffer>;
  /** Errors and breaches of the policy, also on pages left by an address or a reload. */
  complaints(): Promise<string[]>;
}

/** One person's visit: tabs that share storage, which no other visit sees. */
export interface Visit {
  /** Name and version. */
  browser: string;
  first: Tab;
  open(): Promise<Tab>;
  /** Tabs and windows in the order in which they were opened. */
  tabs(): Promise<Tab[]>;
  close(): Promise<void>;
}

export interface Engine {
  visit(): Promise<Visit>;
  stop(): Promise<void>;
}

/** Wraps a script with its arguments in an expression that every driver takes. */
export const expressionOf = (script: string, args: readonly unknown[]): string =>
  `(function(){${script}}).apply(null, ${JSON.stringify(args)})`;

/** Returns the complaints of the page that is shown. */
export const complaintsOn = async (tab: Pick<Tab, 'evaluate'>): Promise<string[]> =>
  (await tab.evaluate<string[] | null>('return globalThis.complaints ?? null')) ?? [];

/** Collects errors of a page and breaches of its policy in `complaints`, once. */
export const listen = `
  if (globalThis.complaints) return;
  const complaints = (globalThis.complaints = []);
  // A browser that puts a measurement off to the next frame reports that as an error.
  const isReal = (message) => message && !message.startsWith('ResizeObserver loop');
  addEventListener('error', ({ message }) => isReal(message) && complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push('policy: ' + effectiveDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...said) => { complaints.push(said.map(String).join(' ')); error.apply(console, said); };
`;
