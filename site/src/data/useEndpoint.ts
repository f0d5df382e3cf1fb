import { type Endpoint, GatewayError, type InputOf, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { calls } from '../core/loading/calls.ts';
import { isPublic } from '../core/services/keptLists.ts';
import { type Services, useServices, useSession } from '../core/services/services.ts';
import { useStatus } from '../core/services/status.ts';
import { firstReads, type ReadsOf } from './firstReads.ts';

/** Result of a read. The value stays during and after a failed refresh. */
export interface Answer<V> {
  value: V | undefined;
  error: GatewayError | undefined;
  loading: boolean;
  refreshing: boolean;
  /** Request time in ms since 1970 on the platform's clock; null for a value kept from before a reload. */
  askedAt: number | null;
  retry: () => Promise<unknown>;
}

export interface ReadOptions {
  /** Poll interval in ms while the page is visible; longer after failures. */
  every?: number;
  /** Display before the platform's status is known; other reads wait for it (APP-04). */
  early?: boolean;
  /** Requests also while a forced password change or a verification is due. */
  owing?: boolean;
}

export const keyOf = (endpoint: Endpoint, input: object, account: string | null) =>
  [
    endpoint.method,
    endpoint.path,
    input,
    endpoint.access === 'open' && !endpoint.tokenWhenHeld ? null : account,
  ] as const;

/** Request time of each read's latest response, so that a late older response changes nothing (FLT-032). */
const askedAt = new Map<string, number>();

/** Backoff for failed polls, loaded after the first failure because home works without it. */
let polls: typeof import('./polls.ts').polls | undefined;

/**
 * Starts a page's first reads while its script loads (NAV-16); `useEndpoint` with the same input takes the response.
 * Ahead of a click there is also time to load the list of its further reads.
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
    // The response depends on the account, which is not known yet.
    if (endpoint.tokenWhenHeld && token && !account) continue;
    const key = JSON.stringify(keyOf(endpoint, input as object, account));
    calls.begin(key, path, (signal) => client.call(endpoint, input, { signal }));
  }
}

/**
 * Reads an endpoint; a null input skips the request, and so does a platform without it (ADP-06). Endpoints that need a token wait for one, and the last component
 * to unmount aborts the request.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: ReadOptions = {},
): Answer<ValueOf<E>> {
  const { every = 0 } = options;
  const { client, lists, now, platform } = useServices();
  const { token, account, cpw, verify } = useSession();
  const owing = cpw === 'true' || verify === 'true';
  const signedIn = token !== null && (!owing || options.owing === true);
  const { known } = useStatus();
  const shown = options.early || known;
  const key =
    input !== null && (endpoint.access === 'open' || signedIn) && platform.offers(endpoint.capability)
      ? keyOf(endpoint, input as object, account)
      : null;
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
  // SWR sends nothing while an older call runs, even one aborted just before this part remounted.
  useEffect(() => {
    if (unasked && !cache.get(cached)?.isValidating) void retry();
  }, [unasked, cached, cache, retry]);

  // SWR stops polling at the first failure, so schedule the next one; without the backoff module, at the normal
  // interval.
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
