/**
 * Lists what cannot be seen or pressed in this window: content outside it, content always under a floating part, and
 * unreachable close buttons (named by `ways`). Runs in the page, scrolled to the top.
 */
export function outOfReach(ways: readonly string[]): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const screen = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const scrolls = document.documentElement.scrollHeight - innerHeight;
  const clips = new Map<Element, Box | null>();
  const parts = new Map<Element, HTMLElement | null>();
  const found = new Set<string>();

  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter(isSeen)
    .at(-1);
  const pressed = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const things = [
    ...(dialog ?? document.body).querySelectorAll<HTMLElement>('*:not(svg, svg *, script, style, option)'),
  ]
    .filter((element) => (element.matches(pressed) || hasWords(element)) && isSeen(element))
    .map((element) => ({ element, box: seenPart(element), floating: floatingPart(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);

  for (const { element, box, floating } of things) {
    const aside = Math.max(screen.left - box.left, box.right - screen.right);
    const away = floating ? Math.max(screen.top - box.top, box.bottom - screen.bottom) : 0;
    if (Math.max(aside, away) > 1) found.add(`${nameOf(element)} stands outside the window`);
  }
  if (dialog) lookForWayOut(dialog);
  else {
    lookUnderFloating();
    for (const frame of document.querySelectorAll('iframe')) {
      // A frame ending lower is unusable, because there the page may scroll instead.
      const { height, bottom } = frame.getBoundingClientRect();
      if (height > 480 && bottom > screen.bottom + 1) found.add(`${nameOf(frame)} ends below the window`);
    }
  }
  return [...found];

  function spokenText(element: HTMLElement): string {
    const spoken = [...element.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden === 'true'));
    return spoken.map(({ textContent }) => textContent ?? '').join('');
  }

  function lookForWayOut(over: HTMLElement) {
    const exits = [...over.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (element) => isSeen(element) && ways.includes(element.getAttribute('aria-label') ?? spokenText(element)),
    );
    if (exits.length === 0 && over.role === 'dialog') found.add('the dialog has nothing that closes it');
    for (const exit of exits) {
      const { left, top, width, height } = exit.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!exit.contains(hit)) found.add(`${nameOf(exit)} cannot be pressed`);
    }
  }

  /**
   * A narrow part floats past content in its columns; a wide one hides only what cannot be scrolled out from under it.
   */
  function lookUnderFloating() {
    for (const part of new Set(things.map(({ floating }) => floating).filter((one) => one !== null))) {
      const over = part.getBoundingClientRect();
      const narrow = over.width < screen.right / 2;
      const low = over.top > screen.bottom / 2;
      for (const { element, box, floating } of things) {
        if (floating || box.right <= over.left + 1 || box.left >= over.right - 1) continue;
        const below = box.bottom > over.top + (narrow ? 0 : scrolls) + 1;
        const above = box.top < over.bottom + (narrow ? scrolls : 0) - 1;
        if (narrow ? below && above : low ? below : above) found.add(`${nameOf(element)} lies under ${nameOf(part)}`);
      }
    }
  }

  function isSeen(element: Element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function hasWords(element: Element) {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  }

  /** Returns the unclipped part of an element or of its own text; empty if there is none. */
  function seenPart(element: HTMLElement): Box {
    const box = element.matches(pressed) ? element.getBoundingClientRect() : wordsOf(element);
    return meet(box, clipOf(element));
  }

  function wordsOf(element: HTMLElement): Box {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  function meet(one: Box, other: Box | null): Box {
    if (!other) return { left: 0, top: 0, right: 0, bottom: 0 };
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  /** Returns the clipping area of an element and its ancestors; null if everything is clipped. */
  function clipOf(element: Element): Box | null {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, overflowY, clipPath } = getComputedStyle(element);
    const around =
      position === 'fixed'
        ? null
        : position === 'absolute'
          ? (element as HTMLElement).offsetParent
          : element.parentElement;
    let clip = around && around !== document.body ? clipOf(around) : everywhere;
    if (clipPath !== 'none') clip = null;
    if (clip && !(overflowX === 'visible' && overflowY === 'visible')) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      clip = meet(clip, {
        left: overflowX === 'visible' ? -1e6 : left,
        right: overflowX === 'visible' ? 1e6 : right,
        top: overflowY === 'visible' ? -1e6 : top,
        bottom: overflowY === 'visible' ? 1e6 : bottom,
      });
    }
    clips.set(element, clip);
    return clip;
  }

  function floatingPart(element: HTMLElement): HTMLElement | null {
    const known = parts.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement && floatingPart(element.parentElement);
    const part = around ?? (getComputedStyle(element).position === 'fixed' ? element : null);
    parts.set(element, part);
    return part;
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.localName}> "${words.trim().slice(0, 40)}"`;
  }
}
