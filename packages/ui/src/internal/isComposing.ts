import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Reports whether a key belongs to an input method composing a character: Enter accepts its suggestion, Escape cancels
 * it (FLT-114).
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: under, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before the key event, which it marks by this code.
  return under || keyCode === 229;
}
