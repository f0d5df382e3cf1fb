import { flushSync } from 'react-dom';

const writable = new Set(['text', 'password', 'email', 'tel', 'url', 'search', 'number', 'date', 'textarea']);

/** Has the fields of a form report what the browser wrote into them without an event, as autofill may (FLT-133). */
export function hearInputs([field]: readonly HTMLElement[]): void {
  const form = field?.closest('form');
  if (form) flushSync(() => [...form.elements].forEach(hearInput));
}

function hearInput(control: Element) {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  // React writes each value that it knows into the default value too, except of uncontrolled fields.
  if (!isText || !writable.has(control.type) || control.value === control.defaultValue) return;
  const { value } = control;
  // React ignores an event if its own record of the value is equal.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
