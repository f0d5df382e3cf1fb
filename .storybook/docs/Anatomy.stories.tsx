import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import { mark } from './anatomy.css.ts';
import { documented } from './componentDocs.ts';

const drawn = [...documented.values()].filter(({ docs }) => docs.anatomy);

/** What the pages of components draw, to find each part that a number stands for. It is not in the list of stories. */
const meta = {
  title: 'Anatomy',
  tags: ['!autodocs', '!dev', 'UI-01'],
  parameters: { visual: { modes: [] } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const OfEveryComponentWithParts: Story = {
  render: () => (
    <main>
      {drawn.map((one) => (
        <section key={one.name} aria-label={one.name}>
          <AnatomyFigure {...one} />
        </section>
      ))}
    </main>
  ),
  async play({ canvas }) {
    for (const { name, docs } of drawn) {
      const section = canvas.getByRole('region', { name });
      const numbers = docs.anatomy?.parts.map((_, index) => String(index + 1));
      const shown = () => [...section.querySelectorAll(`.${mark}`)].map(({ textContent }) => textContent);
      await waitFor(() => expect([name, shown()]).toEqual([name, numbers]), { timeout: 60_000 });
    }
  },
};
