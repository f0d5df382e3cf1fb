import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';

export { popup } from '../internal/Listbox.css.ts';
export { chevron } from './SelectField.css.ts';

export const input = style([fieldControl, { paddingInlineEnd: '24px' }]);
