import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Jackpot } from '../game/Jackpot.tsx';
import { lessMotion, onDark, sized } from '../internal/fixtures.tsx';
import { manualClock } from '../internal/manualClock.ts';
import { shownSums } from '../internal/storyBrand.ts';
import { Banner } from './Banner.tsx';
import { BrandBanner, longSlide, Rebuilt, slides, words } from './storyBanner.tsx';

const clock = manualClock();

const meta = {
  title: 'Content/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen', motion: 'allowed' },
  decorators: [sized(860), onDark],
  args: { slides, label: 'Promotions', clock, words },
  render: (args) => <BrandBanner {...args} />,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-state="shown"]')?.getAttribute('aria-label');
const shows = (canvasElement: HTMLElement, position: number, total = 3) =>
  waitFor(() => expect(shown(canvasElement)).toBe(words.slide(position, total)));

const waits = () => waitFor(() => expect(clock.waiting).toBe(1));

export const ThreeSlides: Story = {};

export const FiveSlides: Story = {
  args: {
    slides: [...slides, ...slides.slice(0, 2)].map((slide, index) => ({ ...slide, id: `${slide.id}-${index}` })),
  },
};

export const OneSlide: Story = {
  tags: ['BAN-02'],
  args: { slides: slides.slice(0, 1) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    clock.advance(20_000);
    await expect(shown(canvasElement)).toBe('Slide 1 of 1');
  },
};

export const NoSlides: Story = {
  tags: ['BAN-02'],
  args: { slides: [] },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull(),
};

export const OnItsWay: Story = {
  args: { slides: [], loading: true },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('status')).toHaveAttribute('aria-busy', 'true'),
};

/** Shows the first picture while its words load, if a page knows it before the list. */
export const OnItsWayWithAPicture: Story = { args: { slides: slides.slice(0, 1), loading: true } };

export const WithoutItsPicture: Story = {
  args: { slides: [{ id: 'lost', picture: [], title: 'The picture did not come', text: 'The words stand anyway.' }] },
};

export const WithLongWords: Story = { args: { slides: [longSlide] } };

export const WithAJackpot: Story = {
  tags: ['BAN-04'],
  args: {
    slides: [
      {
        id: 'jackpot',
        picture: ['/art/banners/jackpot.svg'],
        content: <Jackpot amount="8,412,907.35" currency="₨" label="Progressive jackpot" note="Demonstration" />,
      },
    ],
  },
  play: ({ canvasElement }) =>
    expect(
      within(canvasElement).getByRole('img', { name: `Progressive jackpot: ${shownSums('₨')} 8,412,907.35` }),
    ).toBeVisible(),
};

/** Plays by itself every 5 seconds and is not stopped by a click. */
export const PlayingByItself: Story = {
  tags: ['BAN-02'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waits();
    clock.advance(4_999);
    await expect(shown(canvasElement)).toBe('Slide 1 of 3');
    clock.advance(1);
    await shows(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 3' }));
    await shows(canvasElement, 1);
    await waits();
    clock.advance(5_000);
    await shows(canvasElement, 2);
  },
};

/** Stays at its slide without autoplay, and has no button to stop it. */
export const WithoutAutoplay: Story = {
  tags: ['BAN-05'],
  args: { autoplay: false },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Stop the slides' })).toBeNull();
    clock.advance(60_000);
    await shows(canvasElement, 1);
    const dot = canvas.getByRole('button', { name: 'Slide 1 of 3' });
    await expect(getComputedStyle(dot, '::before').animationName).toBe('none');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** Stopped by its button, which is the first the keyboard reaches. */
export const Stopped: Story = {
  name: 'Stopped by its button',
  tags: ['FLT-119', 'BAN-05'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const said = canvasElement.querySelector('[aria-live]');
    await expect(said).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop the slides' })).toHaveFocus();
    clock.advance(60_000);
    await shows(canvasElement, 1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Start the slides' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    clock.advance(60_000);
    await shows(canvasElement, 1);
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the slides' }));
    (document.activeElement as HTMLElement).blur();
    await waits();
    clock.advance(5_000);
    await shows(canvasElement, 2);
  },
};

/** Turned by arrow keys and by a swipe, in the direction of reading. */
export const TurnedByKeysAndFinger: Story = {
  name: 'Turned by arrow keys and by a swipe',
  tags: ['BAN-05'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const rtl = document.documentElement.dir === 'rtl';
    canvas.getByRole('button', { name: 'Stop the slides' }).focus();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await shows(canvasElement, 2);
    await userEvent.keyboard(rtl ? '{ArrowRight}' : '{ArrowLeft}');
    await shows(canvasElement, 1);
    const slide = canvas.getByRole('group', { name: 'Slide 1 of 3' });
    await fireEvent.pointerDown(slide, { clientX: 200, clientY: 80 });
    await fireEvent.pointerUp(slide, { clientX: rtl ? 300 : 100, clientY: 84 });
    await shows(canvasElement, 2);
    await expect(canvas.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Clickable: Story = {
  name: 'Leads somewhere only where a target is set',
  tags: ['BAN-01'],
  args: { slides: slides.slice(1, 2) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: args.slides[0]?.title });
    await expect(link).toHaveAttribute('href', '#live');
    const box = canvasElement.querySelector('section')?.getBoundingClientRect();
    const corner = document.elementFromPoint((box?.right ?? 0) - 20, (box?.top ?? 0) + 20);
    await expect(corner).toBe(link);
  },
};

/** Its link may be a button, and still takes presses anywhere on the slide. */
export const WithAButton: Story = {
  name: 'With a button as its link',
  tags: ['BAN-01'],
  args: { slides: slides.slice(1, 2).map((slide) => ({ ...slide, hrefLabel: 'See live tables' })) },
  async play({ canvasElement, args }) {
    const link = within(canvasElement).getByRole('link', { name: 'See live tables' });
    await expect(link).toHaveAttribute('href', '#live');
    await expect(link).toHaveAccessibleDescription(args.slides[0]?.title);
    const { right, top } = link.closest('section')?.getBoundingClientRect() ?? link.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 20, top + 20)).toBe(link);
  },
};

export const Still: Story = {
  name: 'Does not move by itself when less motion is wanted',
  tags: ['BAN-05'],
  beforeEach: lessMotion,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Stop the slides' })).toBeNull();
    clock.advance(60_000);
    await shows(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }));
    await shows(canvasElement, 3);
  },
};

export const RebuiltForAnotherRoute: Story = {
  name: 'Begins anew with the slides of another route',
  tags: ['BAN-03'],
  render: (args) => <Rebuilt {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waits();
    clock.advance(5_000);
    await shows(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Another route' }));
    await shows(canvasElement, 1, 2);
  },
};

export const Hovered: Story = {
  globals: { pseudo: { hover: 'button[aria-label]' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};

export const Low: Story = {
  name: 'Low, above a page whose own content comes first',
  tags: ['BAN-02'],
  args: { size: 'sm' },
  async play({ canvasElement }) {
    const carousel = within(canvasElement).getByRole('region', { name: 'Promotions' });
    await expect(carousel.getBoundingClientRect().height).toBeLessThan(260);
    const [link, dot] = [
      within(carousel).getByRole('link', { name: 'Register' }),
      within(carousel).getByRole('button', { name: 'Slide 1 of 3' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(link?.bottom, 'what is to be pressed lies on nothing else').toBeLessThanOrEqual(dot?.top ?? 0);
    const title = within(carousel).getAllByRole('heading', { level: 2 })[0] as HTMLElement;
    const { lineHeight, paddingBlockEnd } = getComputedStyle(title);
    const height = title.getBoundingClientRect().height - Number.parseFloat(paddingBlockEnd);
    const lines = height / Number.parseFloat(lineHeight);
    await expect(lines - Math.round(lines), 'no line of the title is cut').toBeCloseTo(0, 1);
  },
};
