import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { sized } from '../internal/fixtures.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { TierEditor, type TierEditorProps } from './TierEditor.tsx';
import type { EditedField, EditedTier } from './TierEditorRow.tsx';

const tier = (label: string, values: string[], bounds: string[], keep: EditedTier['keep']): EditedTier => ({
  id: label,
  label,
  keep,
  fields: columns.map(({ id, label: name }, index) => ({
    id,
    label: `${label}, ${name.toLowerCase()}`,
    value: values[index] ?? '',
    bound: bounds[index] ?? '',
  })),
});

const columns = [
  { id: 'bets', label: 'Valid bets, from', digits: 2, least: 2 },
  { id: 'result', label: 'Team result, from', digits: 2, least: 2 },
  { id: 'active', label: 'Active, from', digits: 0 },
  { id: 'rate', label: 'Rate', digits: 2, unit: '%' },
];

const low = ['60,000.00 or more', '4,000.00 or more', '12 or more', '10% or less'];
const high = ['400,000.00 or more', '16,000.00 or more', '60 or more', '14% or less'];
const first = tier('Tier 1', ['90000', '4000', '20', '4'], low, { text: '6%' });
const second = tier('Tier 2', ['400000', '16000', '60', '12'], high, { text: '2%' });

const tooMuch: EditedField['error'] = {
  title: 'Tier 2 can pay 14% at most.',
  text: 'Your own contract with orchid_hq (version 3, tier 2) pays you 14%. At 15% you would pay 1% of every result out of your own pocket.',
};

const meta = {
  title: 'Agent/TierEditor',
  component: TierEditor,
  decorators: [sized(672)],
  args: {
    label: 'Tiers for hung.tr',
    header: <Text strong>hung.tr</Text>,
    columns,
    tiers: [first, second],
    locale: 'en',
    onValueChange: fn(),
    onBlur: fn(),
    onRemove: fn(),
    add: { label: 'Add tier 3', text: 'starts from 900,000.00, 40,000.00, 150, up to 18%', onClick: fn() },
    count: '2 of 8 tiers',
    words: { tier: 'Tier', keep: 'You keep', remove: (name) => `Remove ${name}` },
  },
  render: (args) => <Edited {...args} />,
} satisfies Meta<typeof TierEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) => within(root).getByRole<HTMLInputElement>('textbox', { name });

export const OfTwoTiers: Story = {
  name: 'Of two tiers, each field with its bound',
  tags: ['AGT-11'],
  async play({ canvasElement, args }) {
    const rate = field(canvasElement, 'Tier 2, rate');
    await expect(rate).toHaveAccessibleDescription('14% or less');
    await expect(field(canvasElement, 'Tier 1, valid bets, from')).toHaveValue('90,000.00');
    await userEvent.clear(rate);
    await userEvent.type(rate, '13.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Tier 2', 'rate', '13.5');
    await expect(args.onBlur).not.toHaveBeenCalledWith('Tier 2', 'rate');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenLastCalledWith('Tier 2', 'rate');
  },
};
/** With a rate above the bound, mended by a press that leads back to the field. */
export const WithAnError: Story = {
  name: 'Rate above the bound',
  tags: ['AGT-11'],
  render: (args) => <Edited {...args} rate="15" />,
  async play({ canvasElement, canvas, look }) {
    const rate = field(canvasElement, 'Tier 2, rate');
    await expect(rate).toBeInvalid();
    await expect(rate).toHaveAccessibleDescription('14% or less');
    const alert = canvas.getAllByRole('alert').find(({ textContent }) => textContent !== '');
    await expect(alert).toHaveTextContent('Tier 2 can pay 14% at most.');
    await look('wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 14%' }));
    await expect(rate).toHaveFocus();
    await expect(rate).toBeValid();
    await userEvent.tab();
    await expect(rate).toHaveValue('14');
  },
};
/** Led from outside to the first wrong field, also when its error is drawn later. */
export const LedToTheFirstError: Story = {
  name: 'Led to the first error',
  tags: ['AGT-11'],
  parameters: { visual: { modes: ['desk'] } },
  render: (args) => <Checked {...args} />,
  async play({ canvasElement, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Check proposal' }));
    await expect(field(canvasElement, 'Tier 2, rate')).toHaveFocus();
    field(canvasElement, 'Tier 1, rate').focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Check proposal' }));
    await expect(field(canvasElement, 'Tier 2, rate')).toHaveFocus();
  },
};
/** Growing by a tier, whose first field has the focus, and shrinking again. */
export const Growing: Story = {
  name: 'Growing and shrinking',
  tags: ['AGT-11'],
  async play({ canvasElement, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add tier 3' }));
    await expect(field(canvasElement, 'Tier 3, valid bets, from')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tier 3' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Tier 3' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add tier 3' })).toHaveFocus();
  },
};
export const OfOneTier: Story = {
  name: 'Of one tier, which cannot be removed',
  tags: ['AGT-11'],
  args: { tiers: [first], count: '1 of 8 tiers' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Remove Tier 1' })).toBeNull();
  },
};
export const Full: Story = {
  name: 'Full, its button still reached and saying why',
  tags: ['AGT-11'],
  args: {
    add: { label: 'Add a tier', text: 'A contract has 8 tiers at most.', disabled: true, onClick: fn() },
    count: '8 of 8 tiers',
  },
  render: (args) => <TierEditor {...args} />,
  async play({ canvas, args }) {
    const add = canvas.getByRole('button', { name: 'Add a tier' });
    await expect(add).toHaveAccessibleDescription('A contract has 8 tiers at most.');
    await userEvent.click(add);
    await expect(args.add?.onClick).not.toHaveBeenCalled();
  },
};
export const WithALoss: Story = { args: { tiers: [first, { ...second, keep: { text: '−1%', tone: 'negative' } }] } };

function Edited({ tiers: given, add, rate, ...props }: TierEditorProps & { rate?: string }) {
  const [tiers, setTiers] = useState(() =>
    given.map((each) => (rate && each === second ? withRate(each, rate) : each)),
  );
  const change = (tierId: string, fieldId: string, value: string | null) => {
    props.onValueChange(tierId, fieldId, value);
    setTiers(tiers.map((each) => (each.id === tierId ? withValue(each, fieldId, value) : each)));
  };
  return (
    <TierEditor
      {...props}
      tiers={tiers.map(judged)}
      onValueChange={change}
      onRemove={(id) => setTiers(tiers.filter((each) => each.id !== id))}
      add={add && { ...add, onClick: () => setTiers([...tiers, tier('Tier 3', [], high, { text: '' })]) }}
    />
  );

  function judged(each: EditedTier): EditedTier {
    const fix = {
      label: 'Use 14%',
      onClick: () => setTiers(tiers.map((one) => (one === each ? withRate(one, '14') : one))),
    };
    const isTooMuch = ({ id, value }: EditedField) => each.label === 'Tier 2' && id === 'rate' && value === '15';
    return {
      ...each,
      fields: each.fields.map((one) => (isTooMuch(one) && tooMuch ? { ...one, error: { ...tooMuch, fix } } : one)),
    };
  }
}

function Checked(props: TierEditorProps) {
  const editor = useRef<HTMLElement>(null);
  const [tried, setTried] = useState(false);
  const wrong = {
    ...second,
    fields: second.fields.map((each) => (each.id === 'rate' ? { ...each, error: tooMuch } : each)),
  };
  const check = () => {
    editor.current?.focus();
    setTried(true);
  };
  return (
    <Stack gap={4} align="start">
      <TierEditor {...props} ref={editor} tiers={[first, tried ? wrong : second]} />
      <Button onClick={check}>Check proposal</Button>
    </Stack>
  );
}

const withRate = (each: EditedTier, rate: string) => withValue(each, 'rate', rate);

function withValue(each: EditedTier, fieldId: string, value: string | null): EditedTier {
  return { ...each, fields: each.fields.map((one) => (one.id === fieldId ? { ...one, value } : one)) };
}
