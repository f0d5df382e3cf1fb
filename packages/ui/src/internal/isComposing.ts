import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is putting a character together: Enter takes its suggestion, Escape gives it up (FLT-114). */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: under, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before it tells of the key, and marks it by this code.
  return under || keyCode === 229;
}
