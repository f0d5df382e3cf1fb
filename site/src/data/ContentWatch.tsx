import {
  type BannerSlide,
  type ContentContext,
  type ContentEntry,
  chooseContent,
  entryWords,
  type Notice,
} from '@baize/domain';
import { contentEntries, fetchContentFile, type GatewayError } from '@baize/gateway';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { useIsWide } from '../core/browser/useMedia.ts';
import { useDeadlinePassed } from '../core/services/deadlines.ts';
import { report } from '../core/services/report.ts';
import { useRules } from '../core/services/rules.ts';
import { useBrand, useLanguage, usePlays, useServices, useSession, useViewer } from '../core/services/services.ts';
import { type Preview, preview, type ShownContent, showContent } from './content.ts';
import { usePlaySession } from './player.ts';
import { previewContext } from './previewContext.ts';
import { useEndpoint } from './useEndpoint.ts';

/** Half of the minute in which an entry that was taken back has to be gone (OPS-12). */
const every = 30_000;

/**
 * Chooses the scheduled content of an open page, anew whenever an entry begins or ends and whenever the source answers
 * (OPS-12). Renders nothing.
 */
export function ContentWatch() {
  const looked = useStore(preview);
  const { entries, error, retry } = useEntries(looked === null);
  const context = useContext(looked);
  const known = looked?.entries ?? entries;
  const choice = useMemo(() => (known ? chooseContent(known, context) : null), [known, context]);
  const passed = useDeadlinePassed(looked ? null : (choice?.nextChange ?? null));
  const popups = useFirstPopups(choice?.shown, looked !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a passed deadline renders with another context
  useEffect(() => {
    if (!choice && !error) return;
    const languages = [context.language, ...context.fallbacks];
    const base = choice ?? { shown: [], because: new Map(), nextChange: null };
    const { now } = context;
    showContent({
      ...base,
      ...piecesOf(base.shown, languages, popups),
      entries: known ?? [],
      languages,
      now,
      error,
      retry,
    });
  }, [choice, context, known, error, retry, popups, passed]);
  useEffect(() => () => showContent(null), []);
  return null;
}

interface Source {
  entries: readonly ContentEntry[] | undefined;
  error: GatewayError | undefined;
  retry: () => void;
}

function useEntries(wanted: boolean): Source {
  const { content, id } = useBrand();
  const answer = useEndpoint(contentEntries, wanted && content === 'platform' ? {} : null, { every });
  const files = useFile(wanted && content === 'files' ? `/content/${id}.json` : null);
  const entries = content === 'files' ? files : answer.value;
  const { error } = answer;
  useEffect(() => {
    if (error) report('content', error, contentEntries.path);
  }, [error]);
  return { entries, error: entries ? undefined : error, retry: answer.retry };
}

/** Reads the file of a brand, again every half minute; a failure keeps what is known. */
function useFile(address: string | null): readonly ContentEntry[] | undefined {
  const [entries, setEntries] = useState<readonly ContentEntry[]>();
  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    const ask = () => {
      if (document.visibilityState === 'visible')
        fetchContentFile(address, abort.signal).then(setEntries, (error) => {
          if (!abort.signal.aborted) report('content', error, address);
        });
    };
    ask();
    const timer = setInterval(ask, every);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [address]);
  return entries;
}

function useContext(looked: Preview | null): ContentContext {
  const { now } = useServices();
  const { defaultLanguage, jurisdiction } = useBrand();
  const own = useRules();
  const language = useLanguage();
  const viewer = useViewer() ?? 'visitor';
  const { memberLabel } = useSession();
  const device = useIsWide() ? 'desk' : 'phone';
  const plays = usePlays();
  const session = usePlaySession(plays).value;
  // Nothing is offered to a player of whom it is not known yet whether they rest (RSP-04).
  const resting = plays && (session === undefined || session.rest !== null);
  const moment = looked?.look.moment ?? now();
  return useMemo(() => {
    const fallbacks = [defaultLanguage];
    if (!looked) {
      const segments = memberLabel?.split(',').filter(Boolean) ?? [];
      return { now: moment, language, fallbacks, device, viewer, segments, resting, rules: own };
    }
    return previewContext(looked, { language, fallbacks, jurisdiction, rules: own, now: now() });
  }, [looked, moment, now, language, defaultLanguage, jurisdiction, device, viewer, memberLabel, resting, own]);
}

/** Returns the popups of the first choice, since a later one would open in the middle of something. */
function useFirstPopups(shown: readonly ContentEntry[] | undefined, all: boolean): ReadonlySet<string> | null {
  const first = useRef<ReadonlySet<string>>(null);
  if (shown && !first.current)
    first.current = new Set(shown.filter(({ kind }) => kind === 'popup').map(({ id }) => id));
  return all ? null : first.current;
}

function piecesOf(
  shown: readonly ContentEntry[],
  languages: readonly string[],
  popups: ReadonlySet<string> | null,
): Pick<ShownContent, 'banners' | 'notices' | 'popups'> {
  const [language = '', ...fallbacks] = languages;
  const words = (entry: ContentEntry) => entryWords(entry.words, language, fallbacks);
  const noticesOf = (kind: 'notice' | 'popup', type: Notice['kind']) =>
    shown.flatMap((entry): Notice[] => {
      const said = words(entry);
      if (entry.kind !== kind || !said) return [];
      return [{ kind: type, id: entry.id, title: said.title, content: said.content, time: entry.from, expires: null }];
    });
  const banners: Record<string, BannerSlide[]> = {};
  for (const entry of shown) {
    const said = words(entry);
    if (entry.kind !== 'banner' || !said?.picture) continue;
    const { id, slot, linkage, target } = entry;
    banners[slot] ??= [];
    banners[slot].push({
      kind: 'B',
      id,
      group: slot,
      picture: said.picture,
      linkage,
      target,
      title: said.title || null,
      text: said.text || null,
    });
  }
  return {
    banners,
    notices: noticesOf('notice', 'PL'),
    popups: noticesOf('popup', 'PU').filter(({ id }) => popups === null || popups.has(id)),
  };
}
