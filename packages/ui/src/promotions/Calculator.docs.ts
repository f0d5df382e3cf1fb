import type { ComponentDocs } from '../internal/componentDocs.ts';
import { sliderKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Slider: 'on the page or in a form' },
  keyboard: sliderKeys,
  accessibility: ['The result is an `output` tied to the slider, so it is announced as it changes.'],
  related: ['Slider', 'Hero'],
} satisfies ComponentDocs;
