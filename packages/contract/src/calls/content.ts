import type { CallNotes } from '../notes.ts';

export const content = {
  announcements: {
    group: 'content',
    title: 'Banners and notices',
    about:
      'Banners and notices of the requested kinds, in display order: B is a banner of `groupName`; PL, PU, PR and H are notices.',
    refusals: [],
  },
  contentEntries: {
    group: 'content',
    title: 'Scheduled content',
    about:
      'Banners, notices, popups, rows, landing pages and legal texts that are up or begin within a day, with times, audience and words by language. The site chooses.',
    refusals: [],
  },
  contentPreview: {
    group: 'content',
    title: 'Preview of content',
    about: 'Content of any moment for the holder of a token that the platform gave to the operator’s team.',
    refusals: ['not-found'],
  },
  legalAgreements: {
    group: 'content',
    title: 'Agreed legal texts',
    about: 'Versions of the legal texts that the player has agreed to.',
    refusals: [],
  },
  agreeToTexts: {
    group: 'content',
    title: 'Agreeing to legal texts',
    about: 'Keeps that the player agrees to versions of legal texts, in the language in which they were read.',
    refusals: ['validation-failed'],
  },
  helpCenter: {
    group: 'content',
    title: 'Help centre',
    about: 'Articles of the help centre, in display order.',
    refusals: [],
  },
  blogPosts: {
    group: 'content',
    title: 'Blog',
    about: 'Blog posts, newest first.',
    refusals: [],
  },
  blogPost: {
    group: 'content',
    title: 'One post',
    about: 'One post of the blog with its text as unsanitised HTML.',
    refusals: ['not-found'],
  },
  feedbackSettings: {
    group: 'content',
    title: 'Limits of feedback',
    about: 'Word limits of feedback; 10 to 500 by default.',
    refusals: [],
  },
  sendFeedback: {
    group: 'content',
    title: 'Send feedback',
    about: 'Sends feedback to the operator.',
    refusals: ['too-large', 'validation-failed'],
  },
} as const satisfies Record<string, CallNotes>;
