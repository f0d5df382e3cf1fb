import { type InboxMessage, messageKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, id, language, longText, text, texts, time, whole } from './fields.ts';
import { list } from './list.ts';

const kind = v.optional(v.fallback(v.nullable(v.picklist(messageKinds)), null), null);

const fields = v.object({ messageId: id, kind, title: v.pipe(text, v.nonEmpty()), sendTime: time, read: flag });

const readMessage = ({ messageId, sendTime, ...rest }: v.InferOutput<typeof fields>): InboxMessage => ({
  ...rest,
  id: messageId,
  time: sendTime,
});

/** A player's inbox, unread first, the latest first among each. Nothing of it is in the source. */
export const inbox = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  access: 'player',
  assumed: true,
  input: v.object({ pageNo: v.optional(whole, 1), pageSize: v.optional(whole, 20), language }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.pipe(fields, v.transform(readMessage))),
      unread: count,
      total: count,
      totalPages: count,
      /** The latest of them (ms): what "mark all read" is about. */
      latest: time,
    }),
    v.transform(({ list: messages, ...rest }) => ({ messages, ...rest })),
  ),
});

/**
 * One message with its text, as HTML that is not sanitised yet; asking for it marks it read. `contractId` names the contract that a
 * message is about. Nothing of it is in the source.
 */
export const openMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_openMessage',
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

/** Deletes messages; one that is gone already is no failure. Nothing of it is in the source. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  access: 'player',
  assumed: true,
  input: v.object({ messageIds: texts }),
  value: unread,
});

/** Marks every message read that had come by a moment (ms): what came after it was not seen. Nothing of it is in the source. */
export const readAllMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  access: 'player',
  assumed: true,
  input: v.object({ until: v.pipe(v.number(), v.safeInteger()) }),
  value: unread,
});
