import { Inline, SegmentedControl } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { brandFiles } from './brandFiles.ts';
import { type Sight, sights } from './sight.ts';
import { all, looks, type ScreenName, wallPages } from './wallPages.ts';

/** What of the wall is shown, and how. */
export interface WallView {
  /** A page's value, or all. */
  page: string;
  /** A look's value, or all. */
  look: string;
  screen: ScreenName;
  /** Id of the brand that stands beside the edited one. */
  other: string;
  sight: Sight;
}

export const noBrand = 'none';

export const firstView: WallView = { page: all, look: all, screen: '1440', other: noBrand, sight: 'normal' };

const withAll = (items: readonly { value: string; label: string }[]) => [{ value: all, label: 'all' }, ...items];

const brands = [
  { value: noBrand, label: 'no other brand' },
  ...[...brandFiles.keys()].map((id) => ({ value: id, label: id })),
];

export function WallControls({ view, onView }: { view: WallView; onView: (view: WallView) => void }) {
  const choose = (change: Partial<WallView>) => onView({ ...view, ...change });
  return (
    <Inline gap={3} wrap align="end">
      <SelectField
        label="Page"
        value={view.page}
        options={withAll(wallPages)}
        onValueChange={(page) => choose({ page })}
      />
      <SelectField label="Look" value={view.look} options={withAll(looks)} onValueChange={(look) => choose({ look })} />
      <SelectField
        label="Compare with"
        value={view.other}
        options={brands}
        onValueChange={(other) => choose({ other })}
      />
      <SelectField
        label="Seen by eyes"
        value={view.sight}
        options={sights}
        onValueChange={(sight) => choose({ sight: sight as Sight })}
      />
      <SegmentedControl
        label="Width"
        selected={view.screen}
        onSelect={(screen) => choose({ screen })}
        items={[
          { id: '1440', label: '1440' },
          { id: '390', label: '390' },
        ]}
      />
    </Inline>
  );
}
