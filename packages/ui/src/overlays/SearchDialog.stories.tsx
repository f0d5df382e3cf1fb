import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Empty as Emptiness } from '../feedback/Empty.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { dragons, SearchOverAPage } from './storySearch.tsx';

const meta = {
  title: 'Overlays/SearchDialog',
  component: SearchDialog,
  args: {
    open: true,
    onClose: () => {},
    title: 'Search',
    placeholder: 'Games, studios, promotions, help',
    value: 'dragon',
    onValueChange: () => {},
    groups: dragons,
    announcement: '',
    slashKey: { turn: 'Turn off', onTurn: fn() },
    words: {
      close: 'Close',
      clear: 'Clear the search',
      results: 'Results',
      choose: 'choose',
      open: 'open',
      everywhere: 'opens the search on every page',
    },
  },
  render: (args) => <SearchOverAPage {...args} />,
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => within(document.body).findByRole('combobox', { name: 'Search' });
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]');

export const WithResults: Story = {
  name: 'With results of several kinds, the first one chosen',
  tags: ['NAV-22'],
  async play() {
    await expect(await field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await expect(chosen()).toHaveTextContent('Amber Dragon');
  },
};

export const OpenedAndClosed: Story = {
  name: 'Opened and closed like every dialog',
  tags: ['FLT-121'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title: 'Search' });
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['NAV-22', 'FLT-122'],
  args: { onChoose: fn((event?: unknown) => event) },
  parameters: { visual: { looksLike: 'with-results' } },
  async play({ args }) {
    const input = await field();
    const follow = (event: Event) => event.preventDefault();
    document.addEventListener('click', follow);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toHaveTextContent('Midnight Dragon: Ascent');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(chosen()).toHaveTextContent('All 38 games');
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toHaveTextContent('Tarrowbelle');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(chosen()).toHaveTextContent('Help centre');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    document.removeEventListener('click', follow);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

const answer = fn();

export const WhileAnotherAnswerComes: Story = {
  name: 'While another answer is on its way, Enter waits for it',
  tags: ['LOB-12', 'NAV-22'],
  args: { busy: true, onChoose: fn() },
  parameters: { visual: { looksLike: 'with-results' } },
  render: function Answered(args) {
    const [busy, setBusy] = useState(args.busy);
    answer.mockImplementation(() => setBusy(false));
    return <SearchOverAPage {...args} busy={busy} />;
  },
  async play({ args, look }) {
    const follow = (event: Event) => event.preventDefault();
    document.addEventListener('click', follow);
    await userEvent.click(await field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await look('waiting');
    answer();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    document.removeEventListener('click', follow);
  },
};

export const WhileComposing: Story = {
  name: 'While an input method puts a word together',
  tags: ['FLT-114'],
  args: { onChoose: fn(), onClose: fn() },
  parameters: { visual: { looksLike: 'with-results' } },
  async play({ args }) {
    const input = await field();
    await userEvent.click(input);
    const before = chosen();
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      await fireEvent.keyDown(input, { key, isComposing: true });
      // Safari's composition key event.
      await fireEvent.keyDown(input, { key, keyCode: 229 });
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(chosen()).toBe(before);
  },
};

/** With suggestions, which Enter leaves alone until one is chosen. */
export const WithSuggestions: Story = {
  name: 'With suggestions',
  tags: ['NAV-22'],
  args: { value: '', suggested: true, groups: dragons.slice(0, 1), onChoose: fn() },
  async play({ args }) {
    await userEvent.click(await field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(chosen()).toBeNull();
  },
};

export const Loading: Story = { args: { groups: [], header: <Skeleton shape="row" count={6} /> } };
export const Empty: Story = {
  args: { groups: [], header: <Emptiness title="Nothing for “emrald galxy”" text="Check the spelling." /> },
};
export const Cleared: Story = {
  name: 'Cleared by its cross, with the focus kept',
  tags: ['NAV-22'],
  async play() {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Clear the search' }));
    await expect(await field()).toHaveValue('');
    await expect(await field()).toHaveFocus();
  },
};
export const WithLongWords: Story = {
  args: {
    value: 'x'.repeat(60),
    groups: dragons.map((group) => ({
      ...group,
      title: 'x'.repeat(60),
      items: group.items.map((item) => ({
        ...item,
        title: [{ text: 'y'.repeat(90), match: true }],
        text: 'z'.repeat(90),
      })),
    })),
  },
};
