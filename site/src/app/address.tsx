import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { withoutOverlay } from '../paths.ts';

/** Where the page is. `state` is what the step there left in the history; `key` names its entry. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
  /** How the page came there: back, forward and the first load are `step`. */
  by: 'step' | 'push' | 'replace';
}

/** The page without what lies over it: it stays the same while overlays come and go. */
export type PageAddress = Pick<Address, 'pathname' | 'search'>;

/** An address of this site, also relative to where the page is, or so many steps through the history. */
export type Navigate = (to: string | number, how?: { replace?: boolean; state?: unknown }) => void;

/** The history of a page: the browser's own, or one that a story keeps to itself. */
export interface Trail {
  get(): Address;
  subscribe(listener: () => void): () => void;
  navigate: Navigate;
}

interface Entry {
  key: string;
  state: unknown;
}

/** The browser's own history. The route table matches addresses, so no router is needed to do it. */
export function browserTrail(): Trail {
  const listeners = new Set<() => void>();
  let address = read('step');
  const tell = (by: Address['by']) => {
    address = read(by);
    for (const listener of listeners) listener();
  };
  addEventListener('popstate', () => tell('step'));
  return {
    get: () => address,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return history.go(to);
      const entry: Entry = { key: Math.random().toString(36).slice(2), state };
      // Another origin is refused by the browser itself.
      if (replace) history.replaceState(entry, '', to);
      else history.pushState(entry, '', to);
      tell(replace ? 'replace' : 'push');
    },
  };
}

function read(by: Address['by']): Address {
  const { pathname, search, hash } = location;
  const { key = 'first', state = null } = (history.state ?? {}) as Partial<Entry>;
  return { pathname, search, hash, key, state, by };
}

const TrailContext = createContext<Trail | null>(null);
const AddressContext = createContext<Address | null>(null);
const PageContext = createContext<PageAddress | null>(null);

/** Gives the page its address. What a step shows is prepared behind what is shown, so that typing stays quick meanwhile. */
export function Trailed({ trail, children }: { trail: Trail; children: ReactNode }) {
  const [address, setAddress] = useState(trail.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAddress(trail.get()));
    follow();
    return trail.subscribe(follow);
  }, [trail]);
  const { pathname } = address;
  const search = withoutOverlay(new URLSearchParams(address.search)).toString();
  const page = useMemo(() => ({ pathname, search }), [pathname, search]);
  return (
    <TrailContext value={trail}>
      <AddressContext value={address}>
        <PageContext value={page}>{children}</PageContext>
      </AddressContext>
    </TrailContext>
  );
}

/** The whole address, and a render whenever it changes: for what lies over the page. */
export const useAddress = () => within(useContext(AddressContext));

/** The address of the page, and a render when the page changes. */
export const usePage = () => within(useContext(PageContext));

export const useTrail = () => within(useContext(TrailContext));

/** The parameters of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to another address; the function never changes. */
export const useNavigate = (): Navigate => useTrail().navigate;

/** Sends the page on as soon as it is shown. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one address is left once
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to]);
  return null;
}

function within<T>(value: T | null): T {
  if (value === null) throw new Error('this part stands outside of the page’s address');
  return value;
}
