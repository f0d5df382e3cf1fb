import { fromMinor, toMinor } from '@baize/domain';
import { make, pause, prefersStill } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import { createBurst, createGun, createNet, createReticle, createScenery } from './gear.ts';
import type { FishingDetails } from './rules.ts';
import type { Fish, FishingResult } from './shoal.ts';
import { type Place, type Sea, startOf, swim, swimmers } from './swim.ts';
import type { FishingWords } from './words.ts';

const flightMs = 260;
const endMs = 700;
/** Longest step of a frame in seconds, so that nothing jumps after a pause. */
const longestStep = 0.1;
const hurried = 4;

/** Creates the sea. A press aims at a creature, a second press or the button shoots; arrow keys only aim. */
function createSea({ setup, words, money, play }: Surroundings<FishingDetails, FishingWords>): Machine<FishingResult> {
  const { shoal } = setup.details;
  let aim = shoal[0]?.fish as Fish;
  /** Creature that the player has aimed at, so that another press on it shoots; none before the first aim. */
  let chosen: Fish | null = null;
  let locked = false;
  /** Start of the shot that flies or hangs, on `performance.now()`. */
  let shot: number | null = null;
  let hurries: Fish | null = null;
  let sea: Sea = { width: 0, height: 0 };
  const places = new Map<Fish, Place>();
  const times = (multiplier: number) => fill(words.times, { value: String(multiplier) });
  const stake = createStake({ stakes: setup.stakes, words, money });
  const gun = createGun();
  const [net, reticle, burst] = [createNet(), createReticle(), createBurst()];
  const line = make('i', { class: 'aim-line', 'aria-hidden': 'true' });
  const tag = make('p', { class: 'tag', 'aria-hidden': 'true' });
  const gain = make('b', { class: 'gain', dir: 'ltr', 'aria-hidden': 'true' });
  const creatures = new Map(
    shoal.map(({ fish, multiplier, picture }) => {
      const label = `${words[fish]} ${times(multiplier)}`;
      const input = make('input', { type: 'radio', name: 'fish', value: fish, id: fish, 'aria-label': label });
      input.checked = fish === aim;
      input.addEventListener('change', () => {
        chosen = fish;
        aimAt(fish);
      });
      const image = make('img', { src: picture, alt: '', draggable: 'false' });
      const element = make('label', { class: 'fish', 'data-fish': fish, for: fish }, image);
      element.addEventListener('click', (event) => {
        event.preventDefault();
        if (locked) return;
        const again = chosen === fish;
        chosen = fish;
        input.checked = true;
        input.focus();
        aimAt(fish);
        if (again) play();
      });
      return [fish, { element, input, multiplier }] as const;
    }),
  );
  const strip = make(
    'div',
    { class: 'pay-strip', 'aria-hidden': 'true' },
    ...shoal.map(({ fish, multiplier, picture }) =>
      make('label', { for: fish, 'data-fish': fish }, make('img', { src: picture, alt: '' }), `${multiplier} ×`),
    ),
  );
  const water = make(
    'fieldset',
    { class: 'sea', dir: 'ltr' },
    make('legend', { class: 'unseen' }, words.target),
    ...shoal.map(({ fish }) => creatures.get(fish)?.input ?? ''),
    ...createScenery(),
    ...swimmers.map(({ fish }) => creatures.get(fish)?.element ?? ''),
    line,
    reticle,
    burst,
    gain,
    gun.element,
    net,
    tag,
  );
  new ResizeObserver(measure).observe(water);
  stake.element.addEventListener('click', () => aimAt(aim));
  aimAt(aim);
  let before = performance.now();
  if (!prefersStill()) requestAnimationFrame(step);

  return {
    layout: 'sea',
    speaksInDeck: true,
    element: make('div', { class: 'waters' }, water, strip),
    control: stake.element,
    action: words.shoot,
    payTable: {
      rows: shoal.map(({ fish, multiplier, picture }) => ({
        condition: words[fish],
        pays: times(multiplier),
        picture,
      })),
      notes: [words.how, fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.ready,
    bets: () => [{ bet: aim, stake: stake.value() }],
    lock(now) {
      locked = now;
      stake.lock(now);
      for (const { input } of creatures.values()) input.disabled = now && !input.checked;
    },
    start() {
      water.removeAttribute('data-end');
      shot = performance.now();
      water.toggleAttribute('data-shot', true);
      paint(0);
    },
    async show({ fish, caught }, wins) {
      await pause(Math.max(0, flightMs - (performance.now() - (shot ?? 0))));
      const win = wins?.[0] ?? 0n;
      gain.textContent = win > 0n ? `+${money(fromMinor(win, setup.digits))}` : '';
      water.setAttribute('data-end', caught ? 'caught' : 'escaped');
      if (!caught) hurries = fish;
      await pause(endMs);
      hurries = null;
      rest();
      if (caught) leave(fish);
    },
    stop: rest,
    tell: ({ fish, caught }) => fill(caught ? words.caught : words.escaped, { fish: words[fish] }),
  };

  function aimAt(fish: Fish): void {
    aim = fish;
    const { multiplier = 1 } = creatures.get(fish) ?? {};
    const pays = (toMinor(stake.value(), setup.digits) ?? 0n) * BigInt(multiplier);
    tag.textContent = fill(words.pays, { fish: words[fish], amount: money(fromMinor(pays, setup.digits)) });
    for (const element of [...strip.children, ...water.querySelectorAll('.fish')]) {
      element.toggleAttribute('data-aimed', element.getAttribute('data-fish') === fish);
    }
    paint(0);
  }

  function rest(): void {
    shot = null;
    water.removeAttribute('data-shot');
    if (prefersStill()) return;
    water.removeAttribute('data-end');
  }

  /** Lets a caught creature come back from outside. */
  function leave(fish: Fish): void {
    const place = places.get(fish);
    if (!place || prefersStill()) return;
    places.set(fish, { ...place, x: place.heading > 0 ? -place.width : sea.width + place.width });
  }

  function measure(): void {
    const { clientWidth: width, clientHeight: height } = water;
    const first = sea.width === 0 || prefersStill();
    sea = { width, height };
    for (const swimmer of swimmers) {
      const place = places.get(swimmer.fish);
      places.set(swimmer.fish, first || !place ? startOf(swimmer, sea) : { ...place, x: Math.min(place.x, width) });
    }
    paint(0);
  }

  function step(now: number): void {
    paint(Math.min(longestStep, (now - before) / 1000));
    before = now;
    requestAnimationFrame(step);
  }

  /** Draws the sea some seconds later. */
  function paint(seconds: number): void {
    for (const swimmer of swimmers) {
      const { fish, faces } = swimmer;
      const found = places.get(fish);
      if (!found) continue;
      const held = fish === aim && water.hasAttribute('data-end') && hurries === null;
      const place = swim(found, swimmer, sea, held ? 0 : seconds * (hurries === fish ? hurried : 1));
      places.set(fish, place);
      const { style } = creatures.get(fish)?.element ?? water;
      style.inlineSize = `${place.width}px`;
      style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px) translate(-50%, -50%) scaleX(${place.heading * faces})`;
    }
    paintAim();
  }

  function paintAim(): void {
    const target = places.get(aim);
    if (!target) return;
    const from = { x: sea.width / 2, y: sea.height * 0.97 };
    const [dx, dy] = [target.x - from.x, target.y - from.y];
    const degrees = Math.max(-80, Math.min(80, (Math.atan2(dx, -dy) * 180) / Math.PI));
    gun.turn(degrees);
    const away = Math.hypot(dx, dy);
    const at = `translate(${target.x.toFixed(1)}px, ${target.y.toFixed(1)}px)`;
    line.style.transform = `translate(${from.x}px, ${from.y}px) rotate(${degrees.toFixed(1)}deg)`;
    line.style.blockSize = `${Math.max(0, away - target.width * 0.4).toFixed(0)}px`;
    const size = Math.max(90, target.width * 0.9);
    for (const [mark, across] of [
      [reticle, size],
      [burst, Math.max(170, size * 1.1)],
    ] as const) {
      mark.style.inlineSize = `${across.toFixed(0)}px`;
      mark.style.transform = `${at} translate(-50%, -50%)`;
    }
    gain.style.transform = `${at} translate(-50%, 20%)`;
    const inside = Math.min(sea.width - 90, Math.max(90, target.x));
    tag.style.transform = `translate(${inside.toFixed(1)}px, ${(target.y + size / 2 + 6).toFixed(1)}px) translateX(-50%)`;
    if (shot === null) return;
    const flown = prefersStill() ? 1 : Math.min(1, (performance.now() - shot) / flightMs);
    net.style.transform = `translate(${(from.x + dx * flown).toFixed(1)}px, ${(from.y + dy * flown).toFixed(1)}px) translate(-50%, -50%) scale(${(0.5 + flown / 2).toFixed(2)})`;
  }
}

openGame(createSea);
