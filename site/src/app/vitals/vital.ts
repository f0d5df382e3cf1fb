/** One measured value; times in ms. */
export interface Vital {
  metric: string;
  value: number;
  rating: string;
  /** Pattern of the route. */
  page: string;
  /** Part of the design system that was pressed. */
  part?: string;
  /** Delay of the input, processing, and delay until the paint, ms. */
  phases?: number[];
}

const landmarks = ['dialog', 'header', 'nav', 'footer', 'main'];

/** Names the part of the design system around an element, or a landmark: never a text, an id or a class. */
export function partOf(element: Node | null): string {
  const near = element instanceof Element ? element.closest<HTMLElement>(`[data-part], ${landmarks.join()}`) : null;
  return near?.dataset.part ?? near?.localName ?? 'page';
}

/** Class of the device by the width of its window in CSS px. */
export const deviceClass = (width: number): 'phone' | 'tablet' | 'desk' =>
  width < 640 ? 'phone' : width < 900 ? 'tablet' : 'desk';
