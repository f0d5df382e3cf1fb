import type { BrandId } from '@baize/sandbox';
import { StorySite, settled, siteAt } from '@baize/site/testing/StorySite.tsx';
import { change } from '@baize/site/testing/world.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Role } from './matrix.ts';
import { places } from './places.ts';
import { placeKey, printSet, readSet, readStanding } from './setQuery.ts';
import { ToggleExplorer } from './ToggleExplorer.tsx';

interface ExplorerArgs {
  /** Ids of switches that differ from the reviewed set, separated by spaces. */
  turned: string;
  place: string;
  role: Role;
}

const brandOf = ({ globals }: Pick<StoryContext, 'globals'>) => (globals.brand ?? 'baize') as BrandId;

const meta = {
  title: 'Tools/Toggle explorer',
  args: { turned: '', place: 'page-home', role: 'visitor' },
  parameters: { layout: 'fullscreen', visual: { extent: 'screen', modes: ['desk', 'phone-lotus-dark-rtl'] } },
  render: function Explorer({ turned }, context) {
    const [, updateArgs] = useArgs<ExplorerArgs>();
    const standing = readStanding(context.globals);
    const set = { ...readSet(brandOf(context), turned), ...(standing && { standing }) };
    return <ToggleExplorer set={set} onSet={(next) => updateArgs({ turned: printSet(next) })} />;
  },
} satisfies Meta<ExplorerArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsReviewed: Story = {};

export const WithoutRegistration: Story = { args: { turned: 'DIRECTREG3' } };

const cellsOf = (canvas: HTMLElement, place: string) => {
  const row = within(canvas).getByText(place).closest('tr');
  if (!row) throw new Error(`there is no row ${place}`);
  return within(row);
};

/** Turning a switch shows at once what changes and the rule that decided. */
export const Turned: Story = {
  name: 'Switch turned',
  tags: ['BRD-04'],
  // Pages load at their own pace, so there is no screenshot.
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // Storybook keeps argument changes made by a story.
    await userEvent.click(canvas.getByRole('button', { name: 'As reviewed' }));
    await waitFor(() => expect(cellsOf(canvasElement, 'Menu: Invite friends').getAllByText('Shown')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('switch', { name: /^Invitations/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Difference: / }));
    const changes = within(canvas.getByRole('list', { name: 'Changes' }));
    await expect(
      changes.getByRole('button', { name: /Menu: Invite friends.*Shown.*Hidden.*REFERRAL off/ }),
    ).toBeVisible();
    await expect(changes.queryByText('Header: Log in')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'What a reviewer will read' })).toHaveTextContent(
      'REFERRAL off in',
    );
  },
};

/** A question finds places by name, state or rule, and says when there are none. */
export const Searched: Story = {
  name: 'Searched by a question',
  tags: ['BRD-04'],
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'withdraw');
    await expect(cellsOf(canvasElement, 'Header: Withdraw').getAllByText('Hidden')).toHaveLength(2);
    await expect(canvas.queryByText('Header: Register')).toBeNull();
    await userEvent.type(field, ' nowhere');
    await expect(await canvas.findByText('Nothing found.')).toBeVisible();
  },
};

/** A profile of the toolbar decides, and the cell says its rule and source. */
export const UnderAProfile: Story = {
  name: 'Under a profile of the toolbar',
  tags: ['BRD-04', 'JUR-39'],
  globals: { brand: 'baize', profile: 'gb', day: '2026-07-01' },
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [cell] = cellsOf(canvasElement, 'Header: Free play').getAllByRole('button');
    await expect(cell).toHaveTextContent('HiddenfreePlay · gb');
    await userEvent.click(cell as HTMLElement);
    const aside = within(canvas.getByRole('complementary', { name: 'One cell' }));
    await expect(await aside.findByRole('link', { name: 'LCCP 3.2.11' })).toBeVisible();
    await expect(canvas.getByText('baize · gb · 1 Jul 2026')).toBeVisible();
  },
};

/** A rule tells which single switch changes a cell, and a press turns it. */
export const Why: Story = {
  name: 'Reason for a cell',
  tags: ['BRD-04'],
  args: { turned: 'REFERRAL' },
  parameters: { visual: { modes: ['desk'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const why = () => cellsOf(canvasElement, 'Menu: Invite friends').getAllByRole('button')[0] as HTMLElement;
    await userEvent.click(why());
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitations on' }));
    await waitFor(() => expect(cellsOf(canvasElement, 'Menu: Invite friends').getAllByText('Shown')).toHaveLength(4));
    await userEvent.click(cellsOf(canvasElement, 'Header: Withdraw').getAllByRole('button')[0] as HTMLElement);
    const cell = within(canvas.getByRole('complementary', { name: 'One cell' }));
    await expect(cell.getByRole('heading', { name: 'Header: Withdraw, visitor: hidden' })).toBeVisible();
    await expect(cell.getByText('As player')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(cell.getByRole('heading', { name: 'Header: Withdraw, player: shown' })).toBeVisible();
    await userEvent.click(cell.getByRole('button', { name: 'Mark them in the matrix' }));
    await expect(canvasElement.querySelectorAll('[data-marked]').length).toBeGreaterThan(2);
  },
};

/** Pages play in frames at their own pace, so there is no screenshot. */
export const BeforeAndAfter: Story = {
  name: 'The difference shows the page before and after',
  tags: ['BRD-04'],
  args: { turned: 'DIRECTREG3' },
  parameters: { visual: { modes: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Difference/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^1 ?Header: Register/ }));
    const links = () =>
      [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) =>
        [...(contentDocument?.querySelectorAll('header a') ?? [])].map(({ textContent }) => textContent),
      );
    await waitFor(
      () => expect(links()).toEqual([expect.arrayContaining(['Register']), expect.arrayContaining(['Help'])]),
      {
        timeout: 90_000,
      },
    );
    await expect(links()[1]).not.toContain('Register');
  },
};

const scenarios: Readonly<Record<Role, string>> = {
  visitor: 'default',
  player: 'member',
  trial: 'trial',
  agent: 'agent',
};

export const APage: Story = {
  name: 'A page',
  args: { turned: 'REFERRAL', place: 'page-join', role: 'player' },
  parameters: { ...siteAt('/').parameters, visual: { modes: ['desk'], extent: 'screen' } },
  async beforeEach(context) {
    const { turned, place, role } = context.args;
    const { toggles, lacks } = readSet(brandOf(context), turned);
    await change({ toggles, lacks });
    const address = places.find(({ id }) => placeKey(id) === place)?.address ?? '/';
    const { beforeEach, parameters } = siteAt(address);
    return beforeEach({
      ...context,
      args: { address },
      parameters: { ...parameters, sandbox: { ...parameters.sandbox, scenario: scenarios[role] } },
    });
  },
  render: () => <StorySite />,
  play: settled,
};

/** The page that a cell opens is without what a switch took away. */
export const Opened: Story = {
  ...APage,
  name: 'Page opened from a cell',
  tags: ['BRD-04', 'APP-08'],
  parameters: { ...APage.parameters, visual: { modes: [] } },
  async play({ canvasElement }) {
    await settled();
    await expect(within(canvasElement).queryByRole('link', { name: 'Invite friends' })).toBeNull();
  },
};
