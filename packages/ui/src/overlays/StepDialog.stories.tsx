import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { TextField } from '../fields/TextField.tsx';
import { behavesAsModal } from '../internal/behavesAsModal.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { media } from '../theme.css.ts';
import { StepDialog } from './StepDialog.tsx';
import { StepDialogPage, type StepDialogPageProps } from './StepDialogPage.tsx';
import { side } from './storyForms.tsx';
import { StoryPage } from './storyPage.tsx';

const words = { close: 'Close' };
const title = 'Open an account';
const steps = [
  { id: 'login', label: 'Your login' },
  { id: 'about', label: 'About you' },
  { id: 'agree', label: 'Check and agree' },
];
const send = fn();

const parts = [
  <TextField key="login" label="Username" />,
  <Stack key="about" gap={4}>
    {['E-mail', 'Nickname', 'Occupation', 'Address', 'Nationality', 'Telegram', 'Invitation code'].map((label) => (
      <TextField key={label} label={label} />
    ))}
  </Stack>,
  <Stack key="agree" gap={4}>
    <Text>What was given</Text>
    {['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((line) => (
      <TextField key={line} label={line} />
    ))}
    <Checkbox label="I agree to the terms" />
  </Stack>,
];

interface WalkProps extends Partial<StepDialogPageProps> {
  first?: number;
}

function Walk({ first = 0, ...props }: WalkProps) {
  const [at, setAt] = useState(first);
  const { id, label } = steps[at] ?? { id: '', label: '' };
  const last = at === steps.length - 1;
  return (
    <StepDialogPage
      title={title}
      onClose={() => {}}
      words={words}
      count={`${at + 1} of 3`}
      progress={{
        label: 'Progress',
        steps,
        current: id,
        words: { current: `Step ${at + 1} of 3: ${label}`, done: 'Done:' },
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (last) send();
        else setAt(at + 1);
      }}
      {...(at > 0 && { back: { label: 'Back', onClick: () => setAt(at - 1) } })}
      note={at === 0 && <Link href="/login">Log in</Link>}
      more={at === 1 && <Button kind="ghost">Skip for now</Button>}
      action={
        <Button type="submit" size="lg" kind={last ? 'accent' : 'primary'}>
          {last ? 'Create account' : 'Continue'}
        </Button>
      }
      {...props}
    >
      {parts[at]}
    </StepDialogPage>
  );
}

const meta = {
  title: 'Overlays/StepDialog',
  component: StepDialog,
  args: { open: true, onClose: () => {}, side, children: <Walk /> },
  render: ({ open: first, ...args }) => (
    <StoryPage open={first} opener="Open">
      {(open, setOpen) => <StepDialog {...args} open={open} onClose={() => setOpen(false)} />}
    </StoryPage>
  ),
} satisfies Meta<typeof StepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: title });

/** Beside the dark panel, 304 and 496 wide, and on a phone without it. */
export const AtTheFirstStep: Story = {
  name: 'At the first step',
  tags: ['UI-04'],
  parameters: { visual: { widths: 'both' } },
  async play() {
    const found = await dialog();
    const panel = within(found).queryByText('Pull up a chair');
    if (!matchMedia(media.wide).matches) return expect(panel).not.toBeVisible();
    await expect(found.offsetWidth).toBe(800);
    await expect(found.offsetHeight).toBe(Math.min(608, innerHeight - 32));
  },
};

export const AtALongStep: Story = { args: { children: <Walk first={1} /> } };
export const AtTheLastStep: Story = { args: { children: <Walk first={2} /> } };
export const OfAFewWords: Story = {
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  args: {
    side: undefined,
    children: (
      <StepDialogPage title={title} onClose={() => {}} words={words}>
        <Text>Registration is closed for now.</Text>
      </StepDialogPage>
    ),
  },
};
export const Loading: Story = {
  parameters: { visual: { modes: ['desk'] } },
  args: {
    children: (
      <StepDialogPage title={title} onClose={() => {}} words={words}>
        <Skeleton shape="row" count={6} />
      </StepDialogPage>
    ),
  },
};

export const Operated: Story = {
  name: 'Opened, walked through and closed in every way',
  tags: ['UI-04'],
  args: { open: false },
  async play({ canvasElement }) {
    await behavesAsModal(canvasElement, { opener: 'Open', title });
  },
};

export const Walked: Story = {
  name: 'Walked by Enter and by Back',
  tags: ['REG-10'],
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  async play() {
    send.mockClear();
    const found = await dialog();
    const inside = within(found);
    const { offsetHeight, offsetWidth } = found;
    const keepsItsSize = () => expect([found.offsetHeight, found.offsetWidth]).toEqual([offsetHeight, offsetWidth]);
    const isInSight = async (name: string) => {
      const { bottom } = inside.getByRole('button', { name }).getBoundingClientRect();
      await expect(bottom).toBeLessThan(found.getBoundingClientRect().bottom);
    };
    await userEvent.type(inside.getByLabelText('Username'), 'rania{Enter}');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Step 2 of 3: About you' })).toHaveFocus());
    await keepsItsSize();
    await isInSight('Continue');
    await userEvent.click(inside.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Step 1 of 3: Your login' })).toHaveFocus());
    await userEvent.click(inside.getByRole('button', { name: 'Continue' }));
    inside.getByLabelText('Invitation code').scrollIntoView();
    await userEvent.click(inside.getByRole('button', { name: 'Continue' }));
    await expect(inside.getByText('What was given').getBoundingClientRect().top).toBeGreaterThan(
      inside.getByRole('heading', { level: 3 }).getBoundingClientRect().bottom,
    );
    await keepsItsSize();
    await isInSight('Create account');
    await userEvent.click(inside.getByRole('button', { name: 'Create account' }));
    await expect(send).toHaveBeenCalledOnce();
  },
};
