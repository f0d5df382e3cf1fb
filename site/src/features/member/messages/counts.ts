import { memberCounts, unreadCount } from '@baize/gateway';

export const counts = [memberCounts, unreadCount];
