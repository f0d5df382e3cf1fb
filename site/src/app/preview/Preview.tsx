import {
  type Choice,
  changeBefore,
  contentDevices,
  contentViewers,
  entryWords,
  momentAtWall,
  nextChange,
  wallTime,
} from '@baize/domain';
import { contentPreview } from '@baize/gateway';
import { languageOf } from '@baize/messages/languages';
import { PreviewBar } from '@baize/ui/overlays';
import { useEffect, useState } from 'react';
import { useStore } from '../../core/browser/createStore.ts';
import { useIsWide } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand, useLanguage, useServices } from '../../core/services/services.ts';
import {
  type Preview as Looked,
  type PreviewLook,
  preview,
  previewToken,
  useShownContent,
} from '../../data/content.ts';
import { reasonText, useMomentText } from './reasonText.ts';

const minute = 60_000;
/** Minutes before the end from which the time left is marked. */
const urgentMinutes = 5;

/**
 * Shows what is planned to somebody of the operator's team, by a token of the platform, at any moment and for any
 * audience. A token that is forged or spent shows the public page (OPS-04).
 */
export function Preview() {
  const { client, now, toasts } = useServices();
  const text = useText();
  const looked = useStore(preview);
  const isWide = useIsWide();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is asked about once
  useEffect(() => {
    const token = previewToken();
    if (!token) return;
    client.call(contentPreview, { token }).then(
      (answer) => {
        const device = isWide ? ('desk' as const) : ('phone' as const);
        const look = { moment: now(), device, viewer: 'visitor', segment: null, profile: null } as const;
        preview.set({ ...answer, look });
      },
      () => toasts.show({ tone: 'info', text: text('preview.over') }),
    );
  }, [client]);
  if (!looked) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Bar looked={looked} />
    </>
  );
}

function Bar({ looked }: { looked: Looked }) {
  const text = useText();
  const { languageStore, toasts } = useServices();
  const language = useLanguage();
  const { languages } = useBrand();
  const left = useMinutesLeft(looked.until);
  const [outlined, setOutlined] = useState(true);
  const content = useShownContent();
  const { look, entries } = looked;
  const zone = entries[0]?.zone ?? 'UTC';
  const moment = useMomentText(zone);
  const change = (part: Partial<PreviewLook>) => preview.set({ ...looked, look: { ...look, ...part } });
  const end = () => {
    preview.set(null);
    toasts.show({ tone: 'info', text: text('preview.over') });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (left <= 0) end();
  }, [left <= 0]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (outlined) dataset.outline = '';
    return () => void delete dataset.outline;
  }, [outlined]);
  const before = changeBefore(entries, look.moment);
  const next = nextChange(entries, look.moment);
  const isVisitor = look.viewer === 'visitor';
  const none = { value: '', label: text(isVisitor ? 'preview.segment.visitor' : 'preview.segment.none') };
  const named = (value: string) => ({ value, label: value });
  return (
    <PreviewBar
      data-preview-bar=""
      words={{
        title: text('preview.title'),
        before: text('preview.before'),
        next: text('preview.next'),
        end: text('preview.end'),
        change: text('preview.change'),
        look: text('preview.look'),
        show: text('preview.show'),
        close: text('frame.close'),
        why: text('preview.why'),
        all: text('preview.all'),
        note: text('preview.note'),
      }}
      ends={text('preview.ends', { minutes: left })}
      urgent={left <= urgentMinutes}
      moment={{
        label: text('preview.moment', { zone }),
        value: wallTime(look.moment, zone),
        text: moment(look.moment),
      }}
      onMomentChange={(wall) => {
        const chosen = momentAtWall(wall, zone);
        if (chosen !== null) change({ moment: chosen });
      }}
      onBefore={before === null ? undefined : () => change({ moment: before })}
      onNext={next === null ? undefined : () => change({ moment: next })}
      fields={[
        {
          id: 'language',
          label: text('preview.language'),
          value: language,
          options: languages.map((value) => ({ value, label: languageOf(value).name })),
        },
        {
          id: 'device',
          label: text('preview.device'),
          value: look.device,
          options: contentDevices.map((value) => ({ value, label: text(`preview.device.${value}`) })),
        },
        {
          id: 'viewer',
          label: text('preview.viewer'),
          value: look.viewer,
          options: contentViewers.map((value) => ({ value, label: text(`preview.viewer.${value}`) })),
        },
        {
          id: 'segment',
          label: text('preview.segment'),
          value: look.segment ?? '',
          options: [none, ...(isVisitor ? [] : looked.segments.map(named))],
        },
        {
          id: 'profile',
          label: text('preview.profile'),
          value: look.profile ?? '',
          options: [{ value: '', label: text('preview.profile.own') }, ...profileIds(looked.profiles).map(named)],
        },
      ]}
      onFieldChange={(id, value) => {
        if (id === 'language') languageStore.change(value, 'looked-at').catch(() => undefined);
        else if (id === 'viewer') change({ viewer: value as PreviewLook['viewer'], segment: null });
        else change({ [id]: value || null });
      }}
      outline={{
        label: text(outlined ? 'preview.outline.on' : 'preview.outline.off'),
        pressed: outlined,
        onToggle: () => setOutlined(!outlined),
      }}
      onEnd={end}
      findings={content ? findingsOf(content, entries, (reason) => reasonText(text, moment, reason)) : []}
    />
  );
}

type Because = Choice['because'] extends Map<string, infer Reason> ? Reason : never;

function findingsOf(
  { because, languages }: Choice & { languages: readonly string[] },
  entries: Looked['entries'],
  say: (reason: Because) => string,
) {
  const [language = '', ...fallbacks] = languages;
  return [...because].map(([id, reason]) => {
    const { words: all = {} } = entries.find((each) => each.id === id) ?? {};
    const words = entryWords(all, language, fallbacks) ?? Object.values(all)[0];
    const tone = reason.kind === 'forbidden' ? ('negative' as const) : undefined;
    return { id, title: words?.title || id, text: say(reason), tone };
  });
}

const profileIds = (profiles: readonly unknown[]): string[] =>
  profiles.flatMap((profile) => {
    const { id } = (profile ?? {}) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });

function useMinutesLeft(until: number): number {
  const { now } = useServices();
  const left = () => Math.max(0, Math.ceil((until - now()) / minute));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 5_000);
    return () => clearInterval(timer);
  });
  return minutes;
}
