/** So long a pointer rests on a link before it counts, as on its way elsewhere it passes many (ms). */
const rest = 65;
const signs = ['pointerover', 'focusin'] as const;

/** Tells of each link that a pointer, a finger or the focus comes to; the returned function ends it. */
export function onLinkIntent(listener: (link: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link?.host) return;
    // A link at the end of its list has no address any more once it was pressed.
    const url = new URL(link.href);
    timer = setTimeout(() => listener(url), rest);
  };
  for (const sign of signs) document.addEventListener(sign, intend);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, intend);
  };
}
