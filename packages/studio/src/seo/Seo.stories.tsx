import { type TextIn, textsIn } from '@baize/site/testing/textsIn.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { field } from '../kit/controls.css.ts';
import { allBrands, operatorOf, seenHeads } from './heads.ts';
import { SeoTable } from './SeoTable.tsx';

interface SeoArgs {
  brand: string;
}

interface Loaded {
  texts: ReadonlyMap<string, TextIn>;
}

const now = Date.UTC(2026, 11, 7, 9);
const brands = Object.keys(allBrands);
const allLanguages = [...new Set(Object.values(allBrands).flatMap(({ languages = [] }) => languages))];

function Tool({ brand: first, texts }: SeoArgs & Loaded) {
  const [brand, setBrand] = useState(first);
  const operator = operatorOf(brand, now);
  const languages = operator.brand.languages.filter((code) => texts.has(code));
  return (
    <SeoTable
      key={brand}
      brand={operator.brand.name}
      languages={languages}
      heads={seenHeads(operator, texts)}
      controls={
        <select
          className={field}
          aria-label="Brand"
          value={brand}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        >
          {brands.map((id) => (
            <option key={id} value={id}>
              {allBrands[id]?.name}
            </option>
          ))}
        </select>
      }
    />
  );
}

const meta = {
  title: 'Tools/SEO',
  args: { brand: 'baize' },
  argTypes: { brand: { control: 'select', options: brands } },
  parameters: { layout: 'fullscreen', visual: { extent: 'screen', modes: ['desk'] } },
  loaders: [async () => ({ texts: await textsIn(allLanguages) })],
  render: ({ brand }, { loaded }) => <Tool key={brand} brand={brand} texts={(loaded as Loaded).texts} />,
} satisfies Meta<SeoArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: 'All pages of a brand',
  tags: ['OPS-19'],
  parameters: { visual: { modes: ['desk', 'phone-lumen', 'desk-dark-rtl'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^\/rng UR:/ }));
    const seen = within(canvas.getByRole('region', { name: '/rng in UR' }));
    await expect(seen.getByText('https://www.example/rng?lang=UR')).toBeVisible();
    await expect(seen.getByText('Structured data')).toBeVisible();
    await expect(seen.getAllByText(/[\u0600-\u06ff]/).length).toBeGreaterThan(2);
  },
};

/** Where the rules forbid promotions no page of them is listed, and none has problems. */
export const LeftOut: Story = {
  name: 'Pages that the rules leave out',
  tags: ['OPS-17', 'OPS-19'],
  args: { brand: 'plain' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '/promotions EN: left out' }));
    await expect(canvas.getByText('The rules or the brand leave the page out.')).toBeVisible();
    await expect(canvas.getByText('A page that is left out has none.')).toBeVisible();
  },
};
