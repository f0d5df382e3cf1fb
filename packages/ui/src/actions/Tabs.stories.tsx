import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../fields/TextField.tsx';
import { Text } from '../layout/Text.tsx';
import { Button } from './Button.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

type Way = 'username' | 'mobile' | 'email';

const items = [
  { id: 'username', label: 'Username', panel: <Text>Log in with your username.</Text> },
  { id: 'mobile', label: 'Mobile', panel: <Text>Log in with a code sent to your phone.</Text> },
  { id: 'email', label: 'Email', panel: <Text>Log in with your email.</Text> },
] as const;

function Chosen(props: TabsProps<Way>) {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Actions/Tabs',
  component: Tabs<Way>,
  args: { label: 'Way to log in', items, selected: 'username', onSelect: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs<Way>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheFirstOpen: Story = {};
export const Filling: Story = { args: { fill: true, items: items.slice(0, 2) } };
export const WithOneOutOfReach: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.id === 'email' })) },
};
export const Operated: Story = {
  name: 'Opened by mouse and by arrow key',
  tags: ['LGN-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('code sent to your phone');
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('your email');
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: '[role="tab"]:nth-child(2)' } },
};
const tab = (root: HTMLElement, name: string) => within(root).getByRole('tab', { name });

export const WithArrows: Story = {
  name: 'Walked by arrows in the direction of reading, round the ends',
  tags: ['FLT-122', 'UI-01'],
  async play({ canvasElement }) {
    const [on, back] = ['{ArrowRight}', '{ArrowLeft}'];
    const [forward, backward] = document.documentElement.dir === 'rtl' ? [back, on] : [on, back];
    await userEvent.tab();
    await expect(tab(canvasElement, 'Username')).toHaveFocus();
    await userEvent.keyboard(backward);
    await expect(tab(canvasElement, 'Email')).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(tab(canvasElement, 'Username')).toHaveFocus();
    await expect(tab(canvasElement, 'Username')).toHaveAttribute('aria-selected', 'true');
  },
};
export const WithHomeAndEnd: Story = {
  name: 'With Home and End',
  tags: ['UI-01'],
  parameters: { visual: { looksLike: 'with-arrows' } },
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(tab(canvasElement, 'Email')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(canvasElement, 'Username')).toHaveFocus();
  },
};
export const LeftByTab: Story = {
  name: 'One stop for the keyboard, and its panel the next',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveFocus();
  },
};

function Joined({ items: all, ...props }: TabsProps<Way>) {
  const [joined, setJoined] = useState(false);
  return (
    <>
      <Tabs {...props} items={joined ? all : all.slice(0, 1)} />
      <Button onClick={() => setJoined(!joined)}>Settings</Button>
    </>
  );
}

export const Alone: Story = {
  name: 'Alone, without a tab, and undisturbed when others join it',
  tags: ['LGN-01'],
  parameters: { visual: { modes: ['desk'] } },
  args: { items: [{ ...items[0], panel: <TextField label="Name" /> }, items[1], items[2]] },
  render: (args) => <Joined {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await userEvent.type(field, 'half');
    const settings = canvas.getByRole('button', { name: 'Settings' });
    settings.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
    await userEvent.click(settings);
    await expect(await canvas.findAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('tabpanel')).toContainElement(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('half');
    await userEvent.click(settings);
    await waitFor(() => expect(canvas.queryByRole('tablist')).toBeNull());
    await expect(field).toHaveValue('half');
  },
};
