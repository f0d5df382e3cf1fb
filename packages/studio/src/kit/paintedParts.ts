import { storyRootIn } from '../../../../.storybook/storybookInternals.ts';

export interface PaintedPart {
  element: Element;
  rect: DOMRect;
  /** Empty for the box of an element. */
  text: string;
}

const replaced = /^(img|svg|video|canvas|input|select|textarea|iframe|hr|progress|meter)$/;

/** Returns the boxes and texts that a story and its overlays paint, in the order of the document. */
export function paintedParts(page: Document): readonly PaintedPart[] {
  const view = page.defaultView as Window;
  return [...page.body.children]
    .filter(({ classList, id, localName }) => localName !== 'script' && !/^sb-/.test(classList[0] ?? id))
    .flatMap((element) => (element === storyRootIn(page) ? [...element.children] : [element]))
    .flatMap((element) => partsOf(element, view));
}

function partsOf(element: Element, view: Window): PaintedPart[] {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const style = view.getComputedStyle(element);
  const rect = element.getBoundingClientRect();
  const isReplaced = replaced.test(element.localName);
  const own = (isReplaced || paints(style)) && isSeen(rect) ? [{ element, rect, text: '' }] : [];
  if (isReplaced || (style.overflow !== 'visible' && rect.width <= 1)) return own;
  return [...own, ...[...element.childNodes].flatMap((node) => partsOfNode(node, element, view))];
}

function partsOfNode(node: ChildNode, element: Element, view: Window): PaintedPart[] {
  if (node.nodeType === Node.ELEMENT_NODE) return partsOf(node as Element, view);
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
  if (text === '') return [];
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(isSeen).map((rect) => ({ element, rect, text }));
}

const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;

const paints = (style: CSSStyleDeclaration) =>
  !/, 0\)$|^transparent$/.test(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
    (width) => Number.parseFloat(width) > 0,
  );
