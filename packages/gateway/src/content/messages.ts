import { type InboxMessage, messageKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import {
  count,
  flag,
  id,
  language,
  longText,
  paged,
  pageEnd,
  text,
  texts,
  time,
  unknownCount,
} from '../base/fields.ts';
import { list } from '../base/list.ts';

const kind = v.optional(v.fallback(v.nullable(v.picklist(messageKinds)), null), null);

const fields = v.object({ messageId: id, kind, title: v.pipe(text, v.nonEmpty()), sendTime: time, read: flag });

const readMessage = ({ messageId, sendTime, ...rest }: v.InferOutput<typeof fields>): InboxMessage => ({
  ...rest,
  id: messageId,
  time: sendTime,
});

export const inbox = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  capability: 'messages',
  access: 'player',
  assumed: true,
  input: v.object({ ...paged(20), language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.pipe(fields, v.transform(readMessage))),
      unread: count,
      total: unknownCount,
      ...pageEnd,
      /** Time of the latest message (ms), to which "mark all read" applies. */
      latest: time,
    }),
    v.transform(({ list: messages, ...rest }) => ({ messages, ...rest })),
  ),
});

/** Opens a message with its text as unsanitised HTML, and marks it read. `contractId` is the contract it refers to. */
export const openMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_openMessage',
  capability: 'messages',
  access: 'player',
  assumed: true,
  input: v.object({ messageId: id, language }),
  value: v.pipe(
    v.object({
      ...fields.entries,
      content: v.optional(v.fallback(longText, ''), ''),
      contractId: v.optional(v.nullable(id), null),
    }),
    v.transform(({ content, contractId, ...wire }) => ({ message: readMessage(wire), content, contractId })),
  ),
});

const unread = v.object({ unread: count });

/** Deletes messages; one already gone is no error. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  capability: 'messages',
  access: 'player',
  assumed: true,
  input: v.object({ messageIds: texts }),
  value: unread,
});

/** Marks messages up to a time (ms) read, since later ones have not been seen. */
export const readAllMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  capability: 'messages',
  access: 'player',
  assumed: true,
  input: v.object({ until: v.pipe(v.number(), v.safeInteger()) }),
  value: unread,
});
