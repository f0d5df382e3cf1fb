import type { ComponentPropsWithRef } from 'react';
import type { OwnAttribute } from '../internal/Field.tsx';
import type { AmountOptions } from './useAmount.ts';

type Taken = OwnAttribute | keyof AmountOptions | 'onChange' | 'dir' | 'inputMode';

export type NumberAttributes = Omit<ComponentPropsWithRef<'input'>, Taken>;
