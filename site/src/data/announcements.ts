import { type Announcement, bannerGroup, splitAnnouncements } from '@baize/domain';
import { announcements } from '@baize/gateway';
import { useMemo } from 'react';
import { useLanguage } from '../app/services.ts';
import { useMinute } from '../app/time.ts';
import { useEndpoint } from './useEndpoint.ts';

const none: readonly Announcement[] = [];

/** Notices in force now, newest as the platform orders them. */
export function useNotices() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, { types: ['PL', 'H'], language });
  const now = useMinute();
  const notices = useMemo(() => splitAnnouncements(answer.value ?? none, now).notices, [answer.value, now]);
  return { ...answer, notices };
}

/** The banners of a route's group; routes without a group have none (NAV-14, BAN-03). */
export function useBanners(pathname: string) {
  const language = useLanguage();
  const group = bannerGroup(pathname);
  const answer = useEndpoint(announcements, group ? { types: ['B'], groupName: group, language } : null);
  const banners = useMemo(() => splitAnnouncements(answer.value ?? none, 0).banners, [answer.value]);
  return { ...answer, banners };
}
