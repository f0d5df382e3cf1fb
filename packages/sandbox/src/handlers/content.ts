import { announcements, promotions } from '@baize/gateway';
import { answer } from '../http/answer.ts';
import { banners } from '../world/banners.ts';
import { notices } from '../world/notices.ts';
import { promotionStates } from '../world/promotions.ts';

export const contentRoutes = [
  answer(announcements, ({ types, groupName }, { world, language }) => {
    const { emptyLists, hostileNotice, brand } = world.settings;
    if (emptyLists) return [];
    const shown = notices(types, language, world.clock.now(), hostileNotice);
    const pictures = types.includes('B') && groupName ? banners(groupName, language, brand) : [];
    return [...pictures.map((banner) => ({ type: 'B' as const, ...banner })), ...shown];
  }),

  answer(promotions, ({ type }, { world, language, account }) => {
    if (world.settings.emptyLists) return [];
    const now = world.clock.now();
    return promotionStates({ language, now, currency: world.currency(), signedIn: account !== null, type });
  }),
];
