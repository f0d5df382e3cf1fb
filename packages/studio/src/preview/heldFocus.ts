const focusable =
  'a[href], area[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], dialog, [contenteditable]:not([contenteditable="false"]), [tabindex]';
const typed =
  'textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=submit])';
const marks = ['pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within'] as const;

let held: HTMLElement | SVGElement | null = null;
let byKeyboard = true;

/**
 * Lets a story in an inert frame take focus as its own document sees it, without taking it from the reader. The focus is
 * shown by the classes of the pseudo-states addon, and stays when the story has been played.
 */
export function holdFocus(): void {
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => current() ?? document.body });
  document.hasFocus = () => true;
  for (const { prototype } of [HTMLElement, SVGElement]) {
    prototype.focus = function focus() {
      if (canFocus(this)) move(this);
    };
    prototype.blur = function blur() {
      if (this === held) move(null);
    };
  }
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const { select } = prototype as HTMLInputElement;
    // Selecting a field's text focuses it, too.
    prototype.select = function (this: HTMLInputElement) {
      select.call(this);
      this.focus();
    };
  }
  holdDialogs();
  keepScrollInside();
  document.addEventListener('keydown', () => (byKeyboard = true), true);
  document.addEventListener('pointerdown', () => (byKeyboard = false), true);
  const { matches } = Element.prototype;
  const matchesHeld = function (this: Element, selectors: string) {
    return matches.call(this, selectors.replaceAll(/:(focus(?:-visible|-within)?)\b/g, '.pseudo-$1'));
  };
  Object.assign(Element.prototype, { matches: matchesHeld });
}

const current = () => (held?.isConnected ? held : null);

const canFocus = (element: Element) =>
  element.matches(focusable) && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

function move(next: HTMLElement | SVGElement | null) {
  const before = current();
  if (next === before) return;
  held = next;
  mark();
  const tell = (target: Element | null, type: string, relatedTarget: Element | null, bubbles: boolean) =>
    target?.dispatchEvent(new FocusEvent(type, { relatedTarget, bubbles, composed: true }));
  tell(before, 'blur', next, false);
  tell(before, 'focusout', next, true);
  if (held !== next) return;
  tell(next, 'focus', before, false);
  tell(next, 'focusin', before, true);
}

function mark(): void {
  for (const name of marks) for (const marked of document.querySelectorAll(`.${name}`)) marked.classList.remove(name);
  const element = current();
  if (!element) return;
  element.classList.add('pseudo-focus');
  if (byKeyboard || element.matches(typed)) element.classList.add('pseudo-focus-visible');
  for (let around: Element | null = element; around; around = around.parentElement)
    around.classList.add('pseudo-focus-within');
}

/** Focuses the first control of a dialog and returns the focus afterwards, as the browser does. */
function holdDialogs() {
  const dialog = HTMLDialogElement.prototype;
  const { showModal, show, close } = dialog;
  const openers = new WeakMap<HTMLDialogElement, HTMLElement | SVGElement | null>();
  const opening = (open: () => void) =>
    function (this: HTMLDialogElement) {
      openers.set(this, current());
      open.call(this);
      const controls = [...this.querySelectorAll<HTMLElement>(`[autofocus], ${focusable}`)];
      const first = controls.find((control) => control.hasAttribute('autofocus')) ?? controls.find(canFocus);
      move(first ?? this);
    };
  dialog.showModal = opening(showModal);
  dialog.show = opening(show);
  dialog.close = function (result) {
    close.call(this, result);
    const opener = openers.get(this);
    if (opener?.isConnected) move(opener);
  };
}

/** Scrolls within the frame only: the browser would scroll the page around it, too. */
function keepScrollInside() {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const { scrollX, scrollY } = window.parent;
    scrollIntoView.call(this, typeof options === 'object' ? { ...options, behavior: 'instant' } : options);
    window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
