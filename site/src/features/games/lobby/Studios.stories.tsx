import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cards, chip, grid, shows, titles } from '../../../testing/lobbyQueries.ts';
import { page, query, say } from '../../../testing/queries.ts';
import { everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Studios',
  ...siteAt('/rng'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const openStudios = async () => {
  const main = within(page().getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: new RegExp(`^${say('lobby.studios')}`) }));
  return within(page().getByRole('group', { name: new RegExp(`^${say('lobby.studios')}`) }));
};

export const WithSeveralStudios: Story = {
  name: 'With several studios',
  tags: ['LOB-18', 'LOB-13'],
  parameters: { visual: { extent: 'usual', modes: everyMode } },
  play: async () => {
    await shows(12);
    const studios = await openStudios();
    await expect(studios.getByRole('checkbox', { name: /Zorvanelle\s*171/ })).not.toBeChecked();
    await userEvent.click(studios.getByRole('checkbox', { name: /Zorvanelle/ }));
    await userEvent.click(studios.getByRole('checkbox', { name: /Hexanilla/ }));
    await waitFor(() => expect(query()).toContain('vendor=ZRV&vendor=HXN'));
    await userEvent.click(
      await studios.findByRole('button', { name: say('lobby.studios.show.count', { games: 343 }) }),
    );
    await waitFor(() => expect(page().getAllByRole('tab', { selected: true })).toHaveLength(2));
    await expect(page().getAllByRole('tab')[1]).toHaveAccessibleName('Hexanilla');
    await expect(chip('Zorvanelle')).toBeVisible();
    const [count] = await page().findAllByText(say('lobby.count', { games: 343 }));
    await expect(count).toBeVisible();
    await settled();
  },
};

export const Sorted: Story = {
  name: 'Sorted from A to Z',
  tags: ['LOB-18'],
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await shows(12);
    await userEvent.selectOptions(page().getByRole('combobox', { name: say('lobby.sort') }), 'name');
    await waitFor(() => expect(query()).toBe('?sort=name'));
    const byName = () => titles().toSorted((one, other) => String(one).localeCompare(String(other), 'en'));
    await waitFor(() => expect([cards().length, ...titles()]).toEqual([12, ...byName()]));
    await settled();
  },
};

export const FoundElsewhere: Story = {
  name: 'With a name that only other studios know',
  tags: ['LOB-18'],
  args: { address: '/rng?vendor=OMB&name=grape' },
  play: async ({ look }) => {
    const text = await within(grid()).findByText(/Ombrelith/);
    await expect(text).toHaveTextContent('grape');
    await look('elsewhere');
    const [show] = within(grid()).getAllByRole('button');
    await userEvent.click(show as HTMLElement);
    await waitFor(() => expect(query()).toBe('?name=grape'));
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    await settled();
  },
};

export const WithTooManyFilters: Story = {
  name: 'With filters that leave no game',
  tags: ['LOB-18'],
  args: { address: '/rng?vendor=OMB&classify=JP&minBet=0.75&name=quokka' },
  play: async ({ look }) => {
    await within(grid()).findByText(say('lobby.empty.filters'));
    await look('filters');
    const name = say('lobby.class.JP');
    await userEvent.click(within(grid()).getByRole('button', { name: say('lobby.filter.remove', { name }) }));
    await waitFor(() => expect(query()).not.toContain('classify'));
    await userEvent.click(await within(grid()).findByRole('button', { name: say('lobby.filter.clear') }));
    await waitFor(() => expect(query()).toBe('?name=quokka'));
    await settled();
  },
};
