import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryBrand } from '../internal/storyBrand.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { logo, ownEmblem } from './internal/storyParts.tsx';

const column = (title: string, labels: readonly string[]) => ({
  title,
  links: labels.map((label) => ({ id: label, label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` })),
});

const BrandFooter = ({ copyright, ...props }: FooterProps) => (
  <Footer {...props} copyright={copyright.replace('Baize', useStoryBrand().name)} />
);

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  render: (args) => <BrandFooter {...args} />,
  args: {
    logo,
    about:
      'Slots, live tables, fishing, cards, sports and lottery under one roof. Fair games, clear terms, quick payouts.',
    social: [
      { id: 'facebook', label: 'Facebook', href: 'https://example.org/f', emblem: 'facebook', letters: 'FB' },
      { id: 'youtube', label: 'YouTube', href: 'https://example.org/y', emblem: 'youtube', letters: 'YT' },
      { id: 'telegram', label: 'Telegram', href: 'https://example.org/t', emblem: 'telegram', letters: 'TG' },
    ],
    columns: [
      column('Play', ['Slots', 'Live casino', 'Fishing', 'Sports', 'Lottery']),
      column('Account', ['Deposit', 'Withdraw', 'VIP', 'Points mall', 'Promotions']),
      column('Help', ['Help centre', 'Responsible play', 'Terms and privacy', 'Download', 'Feedback']),
    ],
    licences: {
      title: 'Licences',
      text: 'Licensed in Malta, the British Virgin Islands and the Philippines. 128-bit encryption.',
      seals: [
        { id: 'mt', label: 'Malta', letters: 'MALTA', emblem: 'crown' },
        { id: 'bvi', label: 'British Virgin Islands', letters: 'B.V.I.', emblem: 'anchor' },
        { id: 'ph', label: 'Philippines', letters: 'MANILA', emblem: 'sun' },
      ],
    },
    age: { mark: '18+', text: 'For adults aged 18 and over. Play within your limits; stop when it stops being fun.' },
    limits: { label: 'Set my limits', href: '?member=limits' },
    copyright: '© 2024 Baize',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const OfOneColumn: Story = {
  args: { columns: [column('Games', ['Slots'])], social: [], limits: undefined },
};

export const WithLongWords: Story = {
  args: {
    about: 'unbroken'.repeat(25),
    columns: [
      column('Spielautomaten und Tischspiele', ['Verantwortungsbewusstes Spielen', 'unbroken'.repeat(15)]),
      column('مدد', ['ذمہ دارانہ کھیل', 'شرائط اور رازداری']),
    ],
    copyright: '© 2024 Baize, a company of a very long name that has to be said in full',
  },
};

/** Shows licences, networks and an age mark that only the brand knows. */
export const OfItsOwnMarks: Story = {
  name: 'Marks of one brand only',
  tags: ['FTR-01'],
  args: {
    social: [{ id: 'harbour', label: 'Harbour Club', href: 'https://example.org/h', letters: 'HC' }],
    licences: {
      title: 'Licences',
      text: 'Licensed by the Harbour Gaming Board.',
      seals: [
        { id: 'hgb', label: 'Harbour Gaming Board', letters: 'HGB', href: 'https://register.example/1' },
        { id: 'nc', label: 'Northern Commission', letters: 'NC', emblem: ownEmblem },
      ],
    },
    age: { mark: '19+', emblem: ownEmblem, text: 'For adults aged 19 and over.' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const club = canvas.getByRole('link', { name: 'Harbour Club' });
    await expect(club.querySelector('[data-letters=HC]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour Gaming Board' })).toHaveAttribute('target', '_blank');
    for (const name of ['Northern Commission', '19+']) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

export const WithOneLicence: Story = {
  name: 'One licence, whose words stand in a column of their own',
  tags: ['FLT-141'],
  args: {
    licences: {
      title: 'Licences',
      text: 'Licensed in Malta. The licence and its conditions can be read at the authority.',
      seals: [{ id: 'mt', label: 'Malta', letters: 'MALTA', emblem: 'crown' }],
    },
  },
};

/** Says in the foot whom to call: a number, a page, or both. */
export const WithHelpLines: Story = {
  name: 'Lines of help with gambling',
  tags: ['RSP-05', 'JUR-32'],
  args: {
    help: {
      title: 'Help with gambling',
      lines: [
        {
          id: 'line',
          name: 'Northern Helpline',
          href: 'https://help.example/line',
          phone: { text: '0800 000 0000', href: 'tel:08000000000' },
        },
        { id: 'talk', name: 'Talk to someone', href: 'https://help.example/talk' },
        { id: 'call', name: 'Call by night', phone: { text: '0800 000 0001', href: 'tel:08000000001' } },
      ],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Help with gambling' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000');
    await expect(canvas.getByRole('link', { name: 'Talk to someone' })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: 'Call by night' })).toBeNull();
  },
};

export const WithoutHelpLines: Story = {
  name: 'Without a line of help, nothing is said of one',
  tags: ['RSP-05'],
  parameters: { visual: { modes: [] } },
  args: { help: { title: 'Help with gambling', lines: [] } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Help with gambling')).toBeNull();
  },
};

export const WithoutLicences: Story = {
  name: 'Shows only the licences the brand has, and always the age',
  tags: ['FTR-01'],
  args: { licences: { title: 'Licences', text: '', seals: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Licences')).toBeNull();
    await expect(canvas.getByText('18+')).toBeVisible();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'nav a, li a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
