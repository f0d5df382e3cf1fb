import type { CallNotes } from '../notes.ts';

export const play = {
  launchGame: {
    group: 'play',
    title: 'Launch a game',
    about:
      'Launches a game and returns its URL for a frame, which is checked again before use; each launch is used once.',
    refusals: [
      'agree-first',
      'game-maintenance',
      'game-unavailable',
      'limit-reached',
      'on-a-break',
      'break-due',
      'playing-elsewhere',
      'summary-needed',
      'limits-needed',
    ],
  },
  launchSports: {
    group: 'play',
    title: 'Launch a sportsbook',
    about: 'Launches a vendor’s sportsbook, at one of its games if a code is given.',
    refusals: ['game-unavailable', 'summary-needed', 'limits-needed', 'break-due', 'playing-elsewhere'],
  },
  joinRoom: {
    group: 'play',
    title: 'Take a seat in a room',
    about: 'Takes a seat in a room and opens its game.',
    refusals: [
      'room-full',
      'room-closed',
      'insufficient-balance',
      'game-unavailable',
      'on-a-break',
      'summary-needed',
      'limits-needed',
      'break-due',
      'playing-elsewhere',
    ],
  },
  playSession: {
    group: 'play',
    title: 'Session of play',
    about:
      'Data of the session bar: start of playing time (ms, moved forward by pauses), stakes and wins as decimal strings, remaining limits, next reality check and current rest. Logging in again within half an hour, or in another tab, continues the session.',
    refusals: [],
  },
} as const satisfies Record<string, CallNotes>;
