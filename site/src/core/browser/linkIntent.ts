/** How long a pointer must rest on a link (ms), since it crosses many on its way elsewhere. */
const rest = 65;
const signs = ['pointerover', 'focusin'] as const;

/** Calls the listener for each link that a pointer, a touch or the focus reaches; the result unsubscribes. */
export function onLinkIntent(listener: (link: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link?.host) return;
    // A pagination link may lose its href once clicked.
    const url = new URL(link.href);
    timer = setTimeout(() => listener(url), rest);
  };
  for (const sign of signs) document.addEventListener(sign, intend);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, intend);
  };
}
