import type { CallNotes } from '../notes.ts';

export const content = {
  announcements: {
    group: 'content',
    title: 'Banners and notices',
    about:
      'Banners and notices of the requested kinds, in display order: B is a banner of `groupName`; PL, PU, PR and H are notices.',
    capability: 'notices',
    refusals: [],
  },
  helpCenter: {
    group: 'content',
    title: 'Help centre',
    about: 'Articles of the help centre, in display order.',
    capability: 'help',
    refusals: [],
  },
  blogPosts: {
    group: 'content',
    title: 'Blog',
    about: 'Blog posts, newest first.',
    capability: 'blog',
    refusals: [],
  },
  blogPost: {
    group: 'content',
    title: 'One post',
    about: 'One post of the blog with its text as unsanitised HTML.',
    capability: 'blog',
    refusals: ['not-found'],
  },
  feedbackSettings: {
    group: 'content',
    title: 'Limits of feedback',
    about: 'Word limits of feedback; 10 to 500 by default.',
    capability: 'feedback',
    refusals: [],
  },
  sendFeedback: {
    group: 'content',
    title: 'Send feedback',
    about: 'Sends feedback to the operator.',
    capability: 'feedback',
    refusals: ['too-large', 'validation-failed'],
  },
} as const satisfies Record<string, CallNotes>;
