import type { BannerSlide, Choice, ContentDevice, ContentEntry, ContentViewer, Notice } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { createStore, useStore } from '../core/browser/createStore.ts';

/** Scheduled content as it is chosen for this page, beside what today's calls answer. */
export interface ShownContent extends Choice {
  /** Entries that exist, chosen or not; one that was taken back is not among them. */
  entries: readonly ContentEntry[];
  /** Moment of the choice, ms: the platform's clock, or that of a preview. */
  now: number;
  /** Languages to look for words in, the page's first. */
  languages: readonly string[];
  banners: Readonly<Record<string, BannerSlide[]>>;
  notices: readonly Notice[];
  popups: readonly Notice[];
  error: GatewayError | undefined;
  retry: () => void;
}

const store = createStore<ShownContent | null>(null);

/** Sets what is shown; the part that watches content does it, once it has loaded. */
export const showContent = store.set;

/** Returns the chosen content; null before it is known, and for a brand without scheduled content. */
export const useShownContent = (): ShownContent | null => useStore(store);

/** Adds scheduled content to what a call of today answers. An entry of the same id takes its place, or hides it. */
export function withContent<T extends { id: string }>(
  own: readonly T[],
  content: ShownContent | null,
  more: readonly T[] | undefined,
): readonly T[] {
  if (!content) return own;
  const rest = new Map((more ?? []).map((each) => [each.id, each]));
  const kept = own.flatMap((each) => {
    const scheduled = rest.get(each.id);
    rest.delete(each.id);
    if (scheduled) return [scheduled];
    return content.because.has(each.id) ? [] : [each];
  });
  return [...kept, ...rest.values()];
}

/** Content of the moment and audience that somebody of the operator's team looks at. */
export interface Preview {
  entries: readonly ContentEntry[];
  segments: readonly string[];
  /** Jurisdiction profiles as the platform sends them. */
  profiles: readonly unknown[];
  /** Moment at which the token ends, ms. */
  until: number;
  look: PreviewLook;
}

export interface PreviewLook {
  /** Moment of the content, ms; nothing else follows it. */
  moment: number;
  device: ContentDevice;
  viewer: ContentViewer;
  segment: string | null;
  /** Id of a profile; null for that of the brand. */
  profile: string | null;
}

/** Token that the page was opened with; the address has lost it before anything else ran. Memory alone keeps it. */
export const previewToken = (): string | null => (globalThis as { previewToken?: string }).previewToken ?? null;

export const preview = createStore<Preview | null>(null);
