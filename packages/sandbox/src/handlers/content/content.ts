import { announcements } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { banners } from '../../world/content/banners.ts';
import { notices } from '../../world/content/notices.ts';

export const contentRoutes = [
  answer(announcements, ({ types, groupName }, { world, language }) => {
    const { emptyLists, hostileNotice, popupNotice, brand } = world.settings;
    if (emptyLists) return [];
    const kinds = popupNotice ? types : types.filter((type) => type !== 'PU');
    const shown = notices(kinds, language, world.clock.now(), hostileNotice);
    const pictures = types.includes('B') && groupName ? banners(groupName, language, brand) : [];
    return [...pictures.map((banner) => ({ type: 'B' as const, ...banner })), ...shown];
  }),
];
