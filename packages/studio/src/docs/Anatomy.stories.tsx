import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import { drawing, mark } from './anatomy.css.ts';
import { documented } from './componentDocs.ts';

const drawn = [...documented.values()].filter(({ docs }) => docs.anatomy);

/** Fails when a part numbered in a component's anatomy is missing; hidden from the sidebar. */
const meta = {
  title: 'Anatomy',
  tags: ['!autodocs', '!dev', 'UI-01'],
  parameters: { visual: { modes: [] } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const OfEveryComponentWithParts: Story = {
  render: (_, { globals }) => (
    <main>
      {drawn.map((one) => (
        <section key={one.name} aria-label={one.name}>
          <AnatomyFigure {...one} globals={globals} />
        </section>
      ))}
    </main>
  ),
  async play({ canvas }) {
    for (const { name, docs } of drawn) {
      const section = canvas.getByRole('region', { name });
      const numbers = docs.anatomy?.parts.map((_, index) => String(index + 1));
      const shown = () => [...section.querySelectorAll(`.${drawing} > .${mark}`)].map(({ textContent }) => textContent);
      await waitFor(() => expect([name, shown()]).toEqual([name, numbers]), { timeout: 60_000 });
    }
  },
};
