/** Whether words run from right to left here. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
