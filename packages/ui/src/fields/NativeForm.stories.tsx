import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Combobox } from './Combobox.tsx';
import { DateRange } from './DateRange.tsx';
import type { UploadFile } from './FileItem.tsx';
import { FileUpload } from './FileUpload.tsx';
import { MobileField } from './MobileField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { Slider } from './Slider.tsx';
import { Switch } from './Switch.tsx';
import { countries } from './storyCountries.ts';
import { dateRangeWords, today } from './storyDateRange.tsx';
import { TextField } from './TextField.tsx';

function NativeForm({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [
          name,
          value instanceof File ? value.name : value,
        ]);
        setSent(new URLSearchParams(data).toString().replaceAll('&', '\n'));
      }}
    >
      <Stack gap={4}>
        {children}
        <Inline gap={3}>
          <Button type="submit" kind="primary">
            Send
          </Button>
          <Button type="reset">Reset</Button>
        </Inline>
        {sent !== undefined && (
          <output aria-label="Sent" style={{ whiteSpace: 'pre-line' }}>
            {sent}
          </output>
        )}
      </Stack>
    </form>
  );
}

const picked = new Blob(['receipt'], { type: 'image/png' });
const files: UploadFile[] = [
  { id: 'a', name: 'receipt.png', picture: picked, state: { kind: 'chosen' } },
  { id: 'b', name: 'sent-before.png', picture: picked, state: { kind: 'done', message: 'Received' } },
];
const none = () => {};

const meta = {
  title: 'Fields/Native form',
  component: NativeForm,
  args: {
    children: (
      <>
        <TextField label="Name" name="name" defaultValue="Ada" />
        <Combobox
          label="Country"
          name="country"
          options={[
            { value: 'ph', label: 'Philippines' },
            { value: 'pk', label: 'Pakistan' },
          ]}
          defaultValue="ph"
          words={{ nothing: 'No country fits' }}
        />
        <MoneyField
          label="Amount"
          name="amount"
          locale="en"
          digits={2}
          symbol="₨"
          defaultValue="5000"
          quickAmounts={['200', '1250.50']}
          words={{ quick: 'Quick choices', max: 'Max' }}
        />
        <NumberField label="Share" name="share" locale="tr" digits={1} defaultValue="12.5" unit="%" />
        <MobileField
          label="Mobile number"
          name="mobile"
          countries={countries}
          defaultValue={{ country: 'PK', number: '0300 1234567' }}
          words={{ country: 'Code', search: 'Find a country', nothing: 'No country fits' }}
        />
        <DateRange
          label="Days"
          fromName="from"
          toName="to"
          today={today}
          locale="en-GB"
          min="2025-01-01"
          max={today}
          defaultValue={{ from: '2026-02-24', to: '2026-03-05' }}
          words={dateRangeWords}
        />
        <SelectField
          label="Span"
          name="span"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          defaultValue="week"
        />
        <RadioGroup
          label="Limit"
          name="limit"
          options={[
            { value: 'loss', label: 'Loss' },
            { value: 'time', label: 'Time' },
          ]}
          defaultValue="loss"
        />
        <Slider label="Risk" name="risk" defaultValue={40} />
        <Checkbox label="I am of age" name="age" value="yes" defaultChecked />
        <Switch label="Letters" name="letters" value="on" />
        <FileUpload
          label="Proof"
          name="proof"
          files={files}
          maxBytes={1000}
          maxCount={3}
          onAdd={none}
          onRemove={none}
          onRetry={none}
          words={{
            choose: 'Choose',
            full: 'Full',
            refused: { type: String, size: String, count: String },
            progress: String,
            retry: String,
            remove: String,
          }}
        />
      </>
    ),
  },
} satisfies Meta<typeof NativeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const first =
  'name=Ada country=ph amount=5000 share=12.5 mobile=%2B923001234567 from=2026-02-24 to=2026-03-05 span=week limit=loss risk=40 age=yes proof=receipt.png';

export const Sent: Story = {
  name: 'Sends what a server reads, and goes back to where it began',
  tags: ['UI-09'],
  async play({ canvas }) {
    const send = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      return canvas.getByRole('status', { name: 'Sent' }).textContent?.replaceAll('\n', ' ');
    };
    await expect(await send()).toBe(first);

    await userEvent.click(canvas.getByRole('button', { name: '1,250.50' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,250.50');
    const country = canvas.getByLabelText('Country');
    await userEvent.clear(country);
    await userEvent.type(country, 'pak{Enter}');
    const share = canvas.getByLabelText('Share');
    await userEvent.clear(share);
    await userEvent.type(share, '7,5');
    await fireEvent.change(canvas.getByLabelText('Risk'), { target: { value: '60' } });
    const days = canvas.getByLabelText('Days');
    await userEvent.clear(days);
    await userEvent.type(days, '2026-03-01 – 2026-03-02');
    await expect(await send()).toBe(
      first
        .replace('country=ph', 'country=pk')
        .replace('amount=5000', 'amount=1250.50')
        .replace('share=12.5', 'share=7.5')
        .replace('risk=40', 'risk=60')
        .replace('2026-02-24', '2026-03-01')
        .replace('2026-03-05', '2026-03-02'),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await send()).toBe(first);
    await expect(canvas.getByLabelText('Amount')).toHaveValue('5,000.00');
    await expect(country).toHaveValue('Philippines');
    await expect(share).toHaveValue('12,5');
  },
};
