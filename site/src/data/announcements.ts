import { type Announcement, splitAnnouncements } from '@baize/domain';
import { announcements } from '@baize/gateway';
import { useMemo } from 'react';
import { useMinute } from '../core/browser/time.ts';
import { useLanguage } from '../core/services/services.ts';
import { useShownContent, withContent } from './content.ts';
import { bannersInput, noticesInput } from './firstReads.ts';
import { useEndpoint } from './useEndpoint.ts';

const none: readonly Announcement[] = [];

export function useNotices() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const content = useShownContent();
  const notices = useMemo(
    () => withContent(splitAnnouncements(answer.value ?? none, now).notices, content, content?.notices),
    [answer.value, now, content],
  );
  return { ...answer, notices };
}

export function usePopups() {
  const language = useLanguage();
  const answer = useEndpoint(announcements, noticesInput(language));
  const now = useMinute();
  const content = useShownContent();
  const popups = useMemo(
    () => withContent(splitAnnouncements(answer.value ?? none, now).popups, content, content?.popups),
    [answer.value, now, content],
  );
  return { ...answer, popups };
}

export function useDialogBanner(groupName: string): { picture: string | null; loading: boolean } {
  const language = useLanguage();
  const answer = useEndpoint(announcements, { types: ['B'], groupName, language });
  const banners = useGroup(answer.value, groupName);
  return { picture: banners[0]?.picture ?? null, loading: answer.loading };
}

export function useBanners(pathname: string) {
  const language = useLanguage();
  const input = bannersInput(pathname, language);
  const answer = useEndpoint(announcements, input);
  return { ...answer, banners: useGroup(answer.value, input?.groupName ?? ''), group: input?.groupName };
}

function useGroup(value: readonly Announcement[] | undefined, group: string) {
  const content = useShownContent();
  return useMemo(
    () => withContent(splitAnnouncements(value ?? none, 0).banners, content, content?.banners[group]),
    [value, content, group],
  );
}
