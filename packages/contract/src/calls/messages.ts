import type { CallNotes } from '../notes.ts';

export const messages = {
  inbox: {
    group: 'messages',
    title: 'Inbox',
    about: 'The player’s messages, newest first, without their text.',
    refusals: [],
  },
  openMessage: {
    group: 'messages',
    title: 'Open a message',
    about:
      'Opens a message with its text as unsanitised HTML, and marks it read. `contractId` is the contract it refers to.',
    refusals: ['not-found'],
  },
  deleteMessages: {
    group: 'messages',
    title: 'Delete messages',
    about: 'Deletes messages; one already gone is no error.',
    refusals: [],
  },
  readAllMessages: {
    group: 'messages',
    title: 'Mark all read',
    about: 'Marks messages up to a time (ms) read, since later ones have not been seen.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
