import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, flag, id, language, longText, pageEnd, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';
import { pages } from '../base/recordFields.ts';

const message = v.pipe(v.string(), v.nonEmpty(), mostCharacters(500));

/** Sends a message to a direct downline. Errors: `not-found`, `validation-failed`, `too-many`. */
export const messageDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_messageDownline',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, message }),
  value: v.object({ sentAt: time }),
});

/** Sends a message to the agent's upline. Errors: `not-found` without one, `validation-failed`, `too-many`. */
export const messageUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_messageUpline',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ message }),
  value: v.object({ sentAt: time }),
});

const announcement = v.object({ id, title: v.pipe(text, v.nonEmpty()), time: time, read: flag });

export const agentAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentAnnouncements',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ ...pages, language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(announcement), unread: count, ...pageEnd }),
    v.transform(({ list: announcements, ...rest }) => ({ announcements, ...rest })),
  ),
});

/** Opens an announcement with its text as unsanitised HTML, and marks it read. Errors: `not-found`. */
export const openAgentAnnouncement = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openAgentAnnouncement',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ id, language }),
  value: v.object({ ...announcement.entries, content: v.optional(v.fallback(longText, ''), '') }),
});
