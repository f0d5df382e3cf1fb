import { type Announcement, bannerGroup, splitAnnouncements } from '@baize/domain';
import { announcements } from '@baize/gateway';
import { useMemo } from 'react';
import { useMinute } from '../core/browser/time.ts';
import { type Services, useLanguage } from '../core/services/services.ts';
import { beginRead, useEndpoint } from './useEndpoint.ts';

/** One call brings the notices and the popups. */
const noticeTypes = ['PL', 'H', 'PU'];
const none: readonly Announcement[] = [];

const noticesInput = (language: string) => ({ types: noticeTypes, language });

/** Null where the address has no group of banners. */
const bannersInput = (pathname: string, language: string) => {
  const group = bannerGroup(pathname);
  return group ? { types: ['B'], groupName: group, language } : null;
};

/** Begins to read the notices, before the part that shows them is there. */
export const beginNotices = (services: Services) =>
  beginRead(services, announcements, noticesInput(services.languageStore.get().code));

/** Begins to read the banners of an address, before the part that shows them is there. */
export function beginBanners(services: Services, pathname: string): void {
  const input = bannersInput(pathname, services.languageStore.get().code);
  if (input) beginRead(services, announcements, input);
}

/** Notices in force now, newest as the platform orders them. */
export function useNotices() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const notices = useMemo(() => splitAnnouncements(answer.value ?? none, now).notices, [answer.value, now]);
  return { ...answer, notices };
}

/** Popups in force now; they come with the notices. */
export function usePopups() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const popups = useMemo(() => splitAnnouncements(answer.value ?? none, now).popups, [answer.value, now]);
  return { ...answer, popups };
}

/** The picture of a dialog's banner, from the group of its own; null for none, and while it is on its way (LGN-01). */
export function useDialogBanner(groupName: string): { picture: string | null; loading: boolean } {
  const language = useLanguage();
  const answer = useEndpoint(announcements, { types: ['B'], groupName, language });
  const { banners } = useMemo(() => splitAnnouncements(answer.value ?? none, 0), [answer.value]);
  return { picture: banners[0]?.picture ?? null, loading: answer.loading };
}

/** The banners of a route's group; routes without a group have none (NAV-14, BAN-03). */
export function useBanners(pathname: string) {
  const language = useLanguage();
  const answer = useEndpoint(announcements, bannersInput(pathname, language));
  const banners = useMemo(() => splitAnnouncements(answer.value ?? none, 0).banners, [answer.value]);
  return { ...answer, banners };
}
