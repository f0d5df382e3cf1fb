import { fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Stack } from '../layout/Stack.tsx';

export const apply = fn();

export const filters = (
  <Stack gap={3}>
    <Checkbox label="Won" />
    <Checkbox label="Still open" />
    <Button kind="primary" size="sm" data-close onClick={apply}>
      Apply
    </Button>
  </Stack>
);

export const rule = 'Bets on draws that were called off come back in full and do not count towards a turnover. ';
