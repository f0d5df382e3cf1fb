/** Whether words run from right to left here. */
export const readsBackwards = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
