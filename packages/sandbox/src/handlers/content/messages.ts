import { deleteMessages, inbox, openMessage, readAllMessages } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { messageWords } from '../../world/content/messageBox.ts';

export const messageRoutes = [
  answer(inbox, ({ pageNo, pageSize }, call) => {
    const { world, account } = call;
    const all = world.settings.emptyLists ? [] : world.messages.of(account);
    const { items, totalPages } = pageOf(all, { pageNo, pageSize });
    return {
      list: items.map((message) => messageWire(message, call)),
      unread: world.settings.emptyLists ? 0 : world.messages.unread(account),
      total: all.length,
      totalPages,
      latest: all.length > 0 ? Math.max(...all.map(({ time }) => time)) : null,
    };
  }),

  answer(openMessage, ({ messageId }, call) => {
    const { world, account, language } = call;
    const message = world.messages.open(account, messageId);
    if (!message) throw new Refusal('not-found', { status: 404, message: 'no such message' });
    const { content } = messageWords(message, language, world.settings.hostileNotice);
    return { ...messageWire(message, call), content, contractId: message.contractId };
  }),

  answer(deleteMessages, ({ messageIds }, { world, account }) => {
    world.messages.delete(account, messageIds);
    return { unread: world.messages.unread(account) };
  }),

  answer(readAllMessages, ({ until }, { world, account }) => {
    world.messages.readAll(account, until);
    return { unread: world.messages.unread(account) };
  }),
];

type Message = ReturnType<SignedCall['world']['messages']['of']>[number];

function messageWire(message: Message, { world, language }: SignedCall) {
  const { id, kind, time, read } = message;
  const { title } = messageWords(message, language, world.settings.hostileNotice);
  return { messageId: id, kind, title, sendTime: time, read };
}
