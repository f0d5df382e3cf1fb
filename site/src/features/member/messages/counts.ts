import { memberCounts, unreadCount } from '@baize/gateway';

/** What counts unread messages: the menu of the centre, and the badge on the avatar (MEM-01, HDR-06). */
export const counts = [memberCounts, unreadCount];
