import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createFavourites } from '../game/createFavourites.ts';
import { GameCard } from '../game/GameCard.tsx';
import { empty, failed, games, gameWords, loading, ready } from '../internal/fixtures.tsx';
import { DrawCard } from '../lottery/DrawCard.tsx';
import { PromotionCard } from '../promotions/PromotionCard.tsx';
import { CardRow } from './CardRow.tsx';
import { Sections } from './Sections.tsx';

const favourites = createFavourites({ ids: ['OMB-3'] });
const retry = fn();
const words = { previous: 'Previous page', next: 'Next page' };

const cards = (kind: Parameters<typeof games>[0], shape: 'portrait' | 'wide') =>
  games(kind).map((game) => (
    <GameCard key={game.id} game={game} shape={shape} favourites={favourites} onPlay={() => {}} words={gameWords} />
  ));

const draws = (['DRZ-1', 'NMB-1', 'BLM-1', 'SVH-1'] as const).map((code, index) => (
  <DrawCard
    key={code}
    name={['Riverbend 3D', 'Northgate 6/45', 'Harbour Keno', 'Lotus Delta 3D'][index] ?? code}
    number={`20241107-${18 + index}`}
    picture={[`/art/games/${code.slice(0, 3)}/${code}.svg`]}
    balls={index === 1 ? ['7', '14', '22', '28', '39', '41'] : ['3', '5', '1']}
    bonus={index === 1 ? { value: '12', label: 'Bonus ball' } : undefined}
    next={{ label: 'Next draw in', value: ['00:38', '04:12', '01:55', '21:07:40'][index] ?? '' }}
    words={{ drawn: 'Numbers drawn' }}
  />
));

const promotions = (['newbie', 'daily', 'ranking'] as const).map((type, index) => (
  <PromotionCard
    key={type}
    picture={[`/art/promotions/${type}.svg`]}
    type={['Newbie', 'Daily', 'Ranking'][index] ?? type}
    title={['A first deposit, doubled', 'Morning rebate', 'Leaderboard: November'][index] ?? ''}
    text={
      [
        '100% match on your first deposit, up to ₨5,000.',
        '0.8% of valid slot bets back at 10:00.',
        'Top 100 players share ₨1,200,000.',
      ][index] ?? ''
    }
    terms={index === 0 ? 'Turnover 12×, within 30 days.' : undefined}
    period={['Until 30 Nov', 'Every day', '1 to 30 Nov'][index] ?? ''}
    link={{ label: ['See terms', 'Join', 'View ranking'][index] ?? '', href: `/promoDetail?id=${type}` }}
  />
));

const meta = {
  title: 'Content/CardRow',
  component: CardRow,
  args: {
    title: 'Hot slots',
    seeAll: { label: 'See all 1,280', href: '/rng' },
    shape: 'portrait',
    load: ready,
    words,
    children: cards('slots', 'portrait'),
  },
} satisfies Meta<typeof CardRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  name: 'With portrait cards, a list of its own name',
  tags: ['CAT-03'],
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region', { name: 'Hot slots' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(12);
  },
};
export const PortraitInColumnsOnAPhone: Story = {
  parameters: { visual: { modes: ['phone-lumen', 'phone-lotus-dark-rtl'] } },
  args: { phone: 'columns' },
};
export const Wide: Story = { args: { title: 'Live tables', shape: 'wide', children: cards('live', 'wide') } };
export const Draws: Story = { args: { title: 'Latest draws', shape: 'draw', children: draws } };
export const Promotions: Story = { args: { title: 'Promotions', shape: 'promotion', children: promotions } };

export const Loading: Story = {
  name: 'Loading in every shape',
  tags: ['CAT-04'],
  args: { load: loading },
  render: (args) => (
    <Sections>
      {(['portrait', 'wide', 'draw', 'promotion'] as const).map((shape) => (
        <CardRow key={shape} {...args} shape={shape} title={`Row of ${shape}`} />
      ))}
    </Sections>
  ),
};
export const Empty: Story = { name: 'Empty', tags: ['CAT-04'], args: { load: empty } };
export const Failed: Story = {
  name: 'Failed in its own place, with a retry',
  tags: ['CAT-04'],
  args: { load: failed(retry) },
  async play({ canvasElement }) {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
