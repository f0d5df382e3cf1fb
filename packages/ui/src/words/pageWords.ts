/** Words of the parts of pages. */

import type { LoadMoreProps } from '../actions/LoadMore.tsx';
import type { PaginationProps } from '../actions/Pagination.tsx';
import type { BannerProps } from '../content/Banner.tsx';
import type { CardRowProps } from '../content/CardRow.tsx';
import type { MarqueeProps } from '../content/Marquee.tsx';
import type { SectionProps } from '../content/Section.tsx';
import type { ChartProps } from '../data/Chart.tsx';
import type { FilterBarProps } from '../data/FilterBar.tsx';
import type { MessageRowProps } from '../data/MessageRow.tsx';
import type { TimelineProps } from '../data/Timeline.tsx';
import type { FailureProps } from '../feedback/Failure.tsx';
import type { ToasterProps } from '../feedback/Toaster.tsx';
import type { SearchFieldProps } from '../fields/SearchField.tsx';
import type { BetSlipProps } from '../lottery/BetSlip.tsx';
import type { DrawCardProps } from '../lottery/DrawCard.tsx';
import type { CheckInProps } from '../promotions/CheckIn.tsx';
import type { VipBenefitsProps } from '../promotions/VipBenefits.tsx';
import { inOrder, text } from './text.ts';

export const Banner: Pick<BannerProps, 'label' | 'words'> = {
  label: text('home.banner'),
  words: {
    pause: text('home.banner.stop'),
    play: text('home.banner.start'),
    previous: text('frame.previous'),
    next: text('frame.next'),
    slide: (number, total) => text('home.banner.slide', { number, total }),
  },
};

export const BetSlip: Pick<BetSlipProps, 'words'> = {
  words: {
    lines: text('lottery.lines'),
    empty: text('lottery.slip.empty'),
    remove: ({ title, pick }) => text('lottery.remove', { play: title, pick: inOrder(pick) }),
  },
};

export const CardRow: Required<Pick<CardRowProps, 'words'>> = {
  words: { previous: text('frame.previous'), next: text('frame.next') },
};

export const Chart: Pick<ChartProps, 'words'> = {
  words: { table: text('records.profit.table'), point: text('records.profit.period') },
};

export const CheckIn: Pick<CheckInProps, 'title' | 'words'> = {
  title: text('missions.checkIn'),
  words: {
    done: text('missions.checkIn.taken'),
    today: text('missions.period.day'),
    missed: text('missions.checkIn.missed'),
    coming: text('missions.checkIn.coming'),
    checkIn: text('missions.checkIn.action'),
  },
};

export const DrawCard: Pick<DrawCardProps, 'words'> = { words: { drawn: text('home.drawn') } };

export const Failure: Pick<FailureProps, 'title' | 'retry'> = {
  title: text('list.failed'),
  retry: text('frame.retry'),
};

export const FilterBar: Pick<FilterBarProps, 'words'> = {
  words: {
    filter: text('lobby.filter'),
    filters: (count) => text('lobby.filter.count', { count }),
    apply: text('records.range.apply'),
    reset: text('records.filter.reset'),
    remove: (name) => text('lobby.filter.remove', { name }),
  },
};

/** `next` is how many more games a press brings. */
export const LoadMore = ({ next }: { next: number }): Pick<LoadMoreProps, 'words'> => ({
  words: {
    more: text('lobby.more', { count: next }),
    retry: text('frame.retry'),
    count: (shown, total) => text('lobby.shown', { shown, total }),
  },
});

export const Marquee: Pick<MarqueeProps, 'label' | 'words'> = {
  label: text('home.notices'),
  words: {
    pause: text('frame.pause'),
    play: text('frame.play'),
    previous: text('frame.previous'),
    next: text('frame.next'),
  },
};

export const MessageRow: Pick<MessageRowProps, 'words'> = { words: { unread: text('inbox.new') } };

export const Pagination: Pick<PaginationProps, 'label' | 'words'> = {
  label: text('list.pages'),
  words: {
    previous: text('frame.previous'),
    next: text('frame.next'),
    page: (page) => text('list.page', { page }),
    position: (current, total) => text('list.page.position', { current, total }),
  },
};

export const SearchField: Pick<SearchFieldProps, 'words'> = { words: { clear: text('frame.search.clear') } };

export const Section: Required<Pick<SectionProps, 'words'>> = { words: CardRow.words };

export const Timeline: Pick<TimelineProps, 'words'> = {
  words: {
    done: text('movement.step.done'),
    current: text('movement.step.current'),
    waiting: text('movement.ahead'),
    failed: text('movement.step.failed'),
  },
};

export const Toaster: Pick<ToasterProps, 'label' | 'words'> = {
  label: text('home.notices'),
  words: { close: text('frame.close') },
};

export const VipBenefits: Pick<VipBenefitsProps, 'words'> = {
  words: {
    benefit: text('vip.benefit'),
    included: text('vip.included'),
    notIncluded: text('vip.notIncluded'),
    current: text('vip.yours'),
  },
};
