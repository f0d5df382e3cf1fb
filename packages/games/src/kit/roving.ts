const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Makes many buttons one tab stop: arrow keys move to the nearest button in their direction, whatever the layout. */
export function rove(place: HTMLElement): void {
  const buttons = [...place.querySelectorAll('button')];
  let current = buttons[0];
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  place.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || target === current) return;
    if (current) current.tabIndex = -1;
    target.tabIndex = 0;
    current = target;
  });
  place.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    nearest(event.target, buttons, direction)?.focus();
  });
}

/** Returns the nearest button ahead, with sideways distance weighted more. */
function nearest(
  from: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  [x, y]: readonly [number, number],
): HTMLButtonElement | undefined {
  const start = centreOf(from);
  let found: HTMLButtonElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    const centre = centreOf(button);
    const [dx, dy] = [centre.x - start.x, centre.y - start.y];
    const ahead = dx * x + dy * y;
    const distance = ahead + Math.abs(dx * y - dy * x) * 2;
    if (ahead < 2 || distance >= shortest) continue;
    shortest = distance;
    found = button;
  }
  return found;
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
