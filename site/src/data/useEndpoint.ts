import { type Endpoint, GatewayError, type InputOf, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { calls } from '../core/loading/calls.ts';
import { isPublic } from '../core/services/keptLists.ts';
import { type Services, useServices, useSession } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import { firstReads, type ReadsOf } from './firstReads.ts';

/** What became of a read. A value stays while it is asked for again, and when that fails. */
export interface Answer<V> {
  value: V | undefined;
  error: GatewayError | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Asked for again behind what is shown. */
  refreshing: boolean;
  /** When the value was asked for, ms since 1970 on the platform's clock; null for one that is kept from before a reload. */
  askedAt: number | null;
  /** Settles when the new answer is there, or has failed. */
  retry: () => Promise<unknown>;
}

export interface ReadOptions {
  /** Asked for again every so many milliseconds while the page is seen, less often after a failure. */
  every?: number;
  /** Shown before the platform's status is known; all else is asked for, and shown once it is (APP-04). */
  early?: boolean;
  /** Also asks while a forced password change or a verification is due. */
  owing?: boolean;
}

/** The key of a read: what is asked, by whom. Keys of a player are cleared when they sign out. */
export const keyOf = (endpoint: Endpoint, input: object, account: string | null) =>
  [
    endpoint.method,
    endpoint.path,
    input,
    endpoint.access === 'open' && !endpoint.tokenWhenHeld ? null : account,
  ] as const;

/** When each read was asked for that was answered last. An older call that is answered late changes nothing (FLT-032). */
const askedAt = new Map<string, number>();

/** Slows down what fails; fetched once a poll has failed, as home does without it. */
let polls: typeof import('./polls.ts').polls | undefined;

/**
 * Begins what a page reads first beside its script (NAV-16): `useEndpoint` with the same input takes the answer, and asks nothing. Who is
 * only about to go there has the time to fetch which lists it reads, too.
 */
export function beginReads(services: Services, path: string, search: string, ahead: boolean): void {
  beginAll(services, path, firstReads[path]);
  if (!ahead || search) return;
  void import('./firstLists.ts').then(
    ({ firstLists }) => {
      if (location.pathname !== path) beginAll(services, path, firstLists[path]);
    },
    () => undefined,
  );
}

function beginAll({ client, session, brand, languageStore }: Services, path: string, readsOf?: ReadsOf): void {
  const { token, account } = session.get();
  for (const { endpoint, input, media } of readsOf?.({ ...brand, language: languageStore.get().code }, path) ?? []) {
    if (media && !matchMedia(media).matches) continue;
    // Whose answer it is has to be known.
    if (endpoint.tokenWhenHeld && token && !account) continue;
    const key = JSON.stringify(keyOf(endpoint, input as object, account));
    calls.begin(key, path, (signal) => client.call(endpoint, input, { signal }));
  }
}

/**
 * Reads a call of the platform. `null` as input asks nothing yet. A call that needs a token waits for one; the last part
 * on the page to leave cancels what is under way.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: ReadOptions = {},
): Answer<ValueOf<E>> {
  const { every = 0 } = options;
  const { client, lists, now } = useServices();
  const { token, account, cpw, verify } = useSession();
  const owing = cpw === 'true' || verify === 'true';
  const signedIn = token !== null && (!owing || options.owing === true);
  const { known } = useStatus();
  const shown = options.early || known;
  const key =
    input !== null && (endpoint.access === 'open' || signedIn) ? keyOf(endpoint, input as object, account) : null;
  const flight = key && JSON.stringify(key);
  const kept = flight !== null && isPublic(endpoint, token);
  const fallbackData = kept ? (lists.get(flight) as ValueOf<E> | undefined) : undefined;

  useEffect(() => (flight ? calls.hold(flight) : undefined), [flight]);

  const { data, error, isLoading, isValidating, mutate } = useSWR<ValueOf<E>, GatewayError>(
    key,
    async () => {
      const read = flight as string;
      const owner = lists.owner();
      const asked = now();
      const answer = await calls.run(read, (signal) =>
        client.call(endpoint, input as InputOf<E>, { signal, probe: every > 0 && polls?.isDown() }),
      );
      askedAt.set(read, Math.max(asked, askedAt.get(read) ?? 0));
      if (kept) lists.set(owner, read, answer);
      return answer;
    },
    {
      fallbackData,
      refreshInterval: every,
      shouldRetryOnError: false,
      onSuccess: () => polls?.answered(flight),
      revalidateOnFocus: false,
    },
  );
  const retry = useCallback(() => mutate().catch(() => undefined), [mutate]);

  const { cache } = useSWRConfig();
  const cached = unstable_serialize(key);
  const answered = cache.get(cached)?.data !== undefined;
  const unasked = key !== null && !answered && !isValidating && !(error instanceof GatewayError);
  // SWR asks nothing while an older call is under way, even one that was cancelled just before this part came back.
  useEffect(() => {
    if (unasked && !cache.get(cached)?.isValidating) void retry();
  }, [unasked, cached, cache, retry]);

  // A poll ends at its first failure, unless it is asked for again: at its usual pace where what slows it down cannot be had.
  useEffect(() => {
    if (!every || !flight || !error) return;
    void import('./polls.ts').then(
      (module) => {
        polls = module.polls;
        polls.failed(flight, every, error, retry);
      },
      () => setTimeout(retry, every),
    );
  }, [every, flight, error, retry]);
  const value = shown ? data : undefined;
  const lastAsked = (flight && askedAt.get(flight)) || null;
  const loading = key !== null && (!shown || (isLoading && data === undefined));
  return useMemo(
    () => ({
      value,
      error: shown && error instanceof GatewayError ? error : undefined,
      loading,
      refreshing: isValidating && value !== undefined,
      askedAt: lastAsked,
      retry,
    }),
    [value, error, shown, loading, isValidating, lastAsked, retry],
  );
}
