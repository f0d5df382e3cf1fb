export { bannerGroup, decideLinkage, dialogBannerGroup, type Linkage } from './banners.ts';
export type { BlogPost } from './blog.ts';
export {
  checkFeedback,
  type FeedbackProblem,
  type FeedbackType,
  feedbackTypes,
} from './feedback.ts';
export {
  type HelpArticle,
  type HelpCategory,
  helpCategories,
  plainText,
  readAnswered,
  searchHelp,
  withAnswered,
} from './help.ts';
export {
  arrangeInbox,
  badgeCount,
  type InboxMessage,
  type MessageKind,
  messageKinds,
  withoutMessages,
} from './messages.ts';
export {
  type Announcement,
  type Announcements,
  type BannerSlide,
  decidePopup,
  type Notice,
  noticeTime,
  splitAnnouncements,
} from './notices.ts';
export {
  canSearch,
  matchParts,
  readTerms,
  type SearchKind,
  searchKinds,
  searchPromotions,
  searchStudios,
  searchTerm,
  type TextPart,
  withoutTerm,
  withTerm,
} from './search.ts';
