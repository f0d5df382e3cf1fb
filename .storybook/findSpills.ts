/** Finds text that is cut off or overflows the page. Serialised into the page, of a story or of the site. */
export function findSpills() {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} px wide, the screen ${clientWidth}`);
  for (const element of document.body.querySelectorAll<HTMLElement>(
    '*:not(.sb-wrapper *, svg, svg *, script, style)',
  )) {
    if (found.length < 5 && isCut(element)) found.push(`cut: ${nameOf(element)}`);
  }
  return found;

  /** Reports whether text is clipped by its own box or an ancestor's, without an ellipsis. */
  function isCut(element: HTMLElement) {
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (
      words.length === 0 ||
      element.clientWidth === 1 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return false;
    const range = document.createRange();
    return words.some((node) => {
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return false;
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        if (style.clipPath !== 'none' || style.position === 'fixed') return false;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none')
          return false;
        const frame = around.getBoundingClientRect();
        if (frame.width <= 1) return false;
        // Elements completely out of sight are hidden on purpose.
        const away = box.top >= frame.bottom - 4 || box.bottom <= frame.top + 4;
        if (away || box.left >= frame.right || box.right <= frame.left) return false;
        const beside = box.left < frame.left - 2 || box.right > frame.right + 2;
        const below = box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
        if (beside || below) return true;
      }
      return false;
    });
  }

  function nameOf(element: HTMLElement) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = [left, top, width, height].map(Math.round).join(' ');
    return `<${element.localName}> "${element.textContent?.slice(0, 40)}" at ${at} px`;
  }
}
