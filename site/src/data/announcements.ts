import { type Announcement, splitAnnouncements } from '@baize/domain';
import { announcements } from '@baize/gateway';
import { useMemo } from 'react';
import { useMinute } from '../core/browser/time.ts';
import { useLanguage } from '../core/services/services.ts';
import { bannersInput, noticesInput } from './firstReads.ts';
import { useEndpoint } from './useEndpoint.ts';

const none: readonly Announcement[] = [];

export function useNotices() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const notices = useMemo(() => splitAnnouncements(answer.value ?? none, now).notices, [answer.value, now]);
  return { ...answer, notices };
}

export function usePopups() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const popups = useMemo(() => splitAnnouncements(answer.value ?? none, now).popups, [answer.value, now]);
  return { ...answer, popups };
}

export function useDialogBanner(groupName: string): { picture: string | null; loading: boolean } {
  const language = useLanguage();
  const answer = useEndpoint(announcements, { types: ['B'], groupName, language });
  const { banners } = useMemo(() => splitAnnouncements(answer.value ?? none, 0), [answer.value]);
  return { picture: banners[0]?.picture ?? null, loading: answer.loading };
}

export function useBanners(pathname: string) {
  const language = useLanguage();
  const answer = useEndpoint(announcements, bannersInput(pathname, language));
  const banners = useMemo(() => splitAnnouncements(answer.value ?? none, 0).banners, [answer.value]);
  return { ...answer, banners };
}
