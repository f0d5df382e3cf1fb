import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, id, language, longText, text, time } from './fields.ts';
import { list } from './list.ts';
import { mostCharacters } from './mostCharacters.ts';
import { pages } from './recordFields.ts';

const message = v.pipe(v.string(), v.nonEmpty(), mostCharacters(500));

/** Sends a message to a direct downline. Errors: `not-found`, `validation-failed`, `too-many`. Assumed. */
export const messageDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_messageDownline',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, message }),
  value: v.object({ sentAt: time }),
});

/** Sends a message to the agent's own upline. Errors: `not-found` without one, `validation-failed`, `too-many`. Assumed. */
export const messageUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_messageUpline',
  access: 'agent',
  assumed: true,
  input: v.object({ message }),
  value: v.object({ sentAt: time }),
});

const announcement = v.object({ id, title: v.pipe(text, v.nonEmpty()), time: time, read: flag });

/** Announcements meant for agents, unread first, the latest first among each. Assumed. */
export const agentAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentAnnouncements',
  access: 'agent',
  assumed: true,
  input: v.object({ ...pages, language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(announcement), unread: count, totalPages: count }),
    v.transform(({ list: announcements, ...rest }) => ({ announcements, ...rest })),
  ),
});

/** One announcement with its text, as HTML that is not sanitised yet; asking for it marks it read. Errors: `not-found`. Assumed. */
export const openAgentAnnouncement = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openAgentAnnouncement',
  access: 'agent',
  assumed: true,
  input: v.object({ id, language }),
  value: v.object({ ...announcement.entries, content: v.optional(v.fallback(longText, ''), '') }),
});
