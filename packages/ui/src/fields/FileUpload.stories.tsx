import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import type { UploadFile } from './FileItem.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const drawing = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path fill="${ink}" d="M0 0h48v48H0z"/><path fill="#fff" d="m8 38 10-14 8 9 6-7 8 12z"/></svg>`;
const blob = new Blob([drawing('#186142')], { type: 'image/svg+xml' });
const address = `data:image/svg+xml,${encodeURIComponent(drawing('#7a4f01'))}`;

const done: UploadFile = {
  id: 'done',
  name: 'receipt-front.png',
  picture: blob,
  state: { kind: 'done', message: 'Received' },
};
const chosen: UploadFile = { id: 'chosen', name: 'receipt-back.jpg', picture: address, state: { kind: 'chosen' } };
const uploading: UploadFile = { ...chosen, id: 'uploading', state: { kind: 'uploading', progress: 40 } };
const failed: UploadFile = {
  id: 'failed',
  name: 'transfer.png',
  state: { kind: 'failed', message: 'The connection broke. The picture was not sent.' },
};

function Kept({ onRemove, ...props }: FileUploadProps) {
  const [files, setFiles] = useState(props.files);
  const remove = (id: string) => {
    onRemove(id);
    setFiles(files.filter((file) => file.id !== id));
  };
  return (
    <div className={column}>
      <FileUpload {...props} files={files} onRemove={remove} />
    </div>
  );
}

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Proof of payment',
    files: [],
    maxBytes: 20,
    maxCount: 3,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    words: {
      choose: 'Choose pictures or drop them here',
      full: 'Three pictures are the most',
      progress: (name) => `${name} is being sent`,
      retry: (name) => `Send ${name} again`,
      remove: (name) => `Remove ${name}`,
      refused: {
        type: (name) => `${name} is neither PNG nor JPG`,
        size: (name) => `${name} is larger than 5 MB`,
        count: (name) => `${name} is one too many`,
      },
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) =>
  within(root).getByLabelText<HTMLInputElement>(/^Proof of payment/, { selector: 'input' });
const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
const refused = (root: HTMLElement) => within(root).getByRole('alert');
const choose = (root: HTMLElement, ...files: File[]) =>
  userEvent.upload(input(root), files, { applyAccept: false } as never);

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  args: { hint: 'PNG or JPG, 5 MB at most, three pictures at most', required: true },
  async play({ canvasElement, args }) {
    await expect(input(canvasElement)).toHaveAccessibleName(/^Proof of payment/);
    await expect(input(canvasElement)).toHaveAccessibleDescription(`${args.hint} ${args.words.choose}`);
    await expect(input(canvasElement)).toBeRequired();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: ':has(> input[type="file"])' } },
};
export const Focused: Story = {
  name: 'Focused by key, with its ring',
  tags: ['UI-02'],
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
    const zone = input(canvasElement).parentElement;
    await expect(zone && getComputedStyle(zone).outlineStyle).toBe('solid');
  },
};
export const DraggedOver: Story = {
  name: 'Dragged over, and left again',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const zone = input(canvasElement).parentElement;
    await fireEvent.dragEnter(input(canvasElement));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    await fireEvent.dragLeave(input(canvasElement));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await fireEvent.dragEnter(input(canvasElement));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};
export const WithFiles: Story = {
  name: 'With files and their pictures',
  tags: ['UI-01'],
  args: { files: [done, chosen] },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(2));
    await expect(within(canvasElement).getByText('Received')).toBeVisible();
  },
};
export const InProgress: Story = {
  name: 'In progress',
  tags: ['UI-01'],
  args: { files: [uploading] },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'receipt-back.jpg is being sent' });
    await expect(bar).toHaveAttribute('value', '40');
  },
};
export const Failed: Story = {
  name: 'With one that failed and is sent again',
  tags: ['UI-01'],
  args: { files: [failed, done] },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByText(/connection broke/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send transfer.png again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('failed');
  },
};
export const WithOneRemoved: Story = {
  name: 'With one removed by key, the focus kept at hand',
  tags: ['UI-01'],
  args: { files: [done, chosen] },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Remove receipt-front.png' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('done');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Full: Story = {
  name: 'Full, and taking no more',
  tags: ['VAL-03'],
  args: { files: [done, chosen, failed] },
  async play({ canvasElement }) {
    await expect(input(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByText('Three pictures are the most')).toBeVisible();
  },
};
export const Chosen: Story = {
  name: 'Told of the files within the limits',
  tags: ['VAL-03'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement, args }) {
    const [one, two] = [file('one.png', 'image/png'), file('two.jpg', 'image/jpeg', 20)];
    await choose(canvasElement, one, two);
    await expect(args.onAdd).toHaveBeenCalledWith([one, two]);
    await expect(refused(canvasElement)).toBeEmptyDOMElement();
  },
};
export const WithDroppedFiles: Story = {
  name: 'Told of files that were dropped',
  tags: ['VAL-03'],
  async play({ canvasElement, args }) {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('one.png', 'image/png'));
    input(canvasElement).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'one.png' })]));
  },
};
export const Refused: Story = {
  name: 'Refusing type, size and count, each in its words',
  tags: ['VAL-03'],
  args: { files: [done, chosen] },
  async play({ canvasElement, args }) {
    const right = file('one.png', 'image/png');
    await choose(
      canvasElement,
      file('film.gif', 'image/gif'),
      file('poster.png', 'image/png', 21),
      right,
      file('two.jpg', 'image/jpeg'),
    );
    await expect(args.onAdd).toHaveBeenCalledWith([right]);
    const said = [...refused(canvasElement).querySelectorAll('p')].map((line) => line.textContent);
    await expect(said).toEqual([
      'film.gif is neither PNG nor JPG',
      'poster.png is larger than 5 MB',
      'two.jpg is one too many',
    ]);
  },
};
export const Disabled: Story = { args: { files: [done, failed], disabled: true } };
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Add the proof of the payment', hint: 'PNG or JPG' },
  async play({ canvasElement, args }) {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(`${args.error} ${args.words.choose}`);
  },
};
export const WithSuccess: Story = { args: { files: [done], success: 'Everything has arrived' } };
export const WithLongWords: Story = {
  args: {
    hint: 'اپنی ادائیگی کی رسید کی تصویر یہاں لگائیں',
    files: [
      { ...done, name: `${'x'.repeat(200)}.png` },
      { ...failed, state: { kind: 'failed', message: `It was not sent, because ${'y'.repeat(200)}` } },
      { ...chosen, name: 'رسید.jpg' },
    ],
    maxCount: 4,
  },
};
