import type { VendorLane } from '@baize/domain';
import { Button, LoadFrame, Section, Sections } from '@baize/ui';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { Boundary, Part } from '../../../core/loading/Boundary.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { loadOf } from '../../../data/load.ts';
import { useVendorLanes } from '../../../data/vendors.ts';
import { CategorySkeleton } from '../../../shared/page/furtherSkeletons.tsx';
import { useCategoryType } from './useCategoryType.ts';
import { VendorCards } from './VendorCards.tsx';
import { VendorGamesLane } from './VendorGamesLane.tsx';

/** Shows the studios of a category in lanes, with the games of each below (CAT-01, CAT-02). */
export function Category() {
  const text = useText();
  const type = useCategoryType();
  const { answer, lanes } = useVendorLanes(type);
  const vendors = lanes.flatMap(({ cards }) => cards).filter(({ maintenance }) => !maintenance);
  const load = loadOf(answer, text, {
    title: text('nav.vendors.failed'),
    isEmpty: lanes.length === 0,
    empty: {
      title: text('categories.empty'),
      text: text('categories.empty.text'),
      actions: <Button href={paths.home}>{text('nav.home')}</Button>,
    },
  });
  return (
    <LoadFrame load={load} skeleton={<CategorySkeleton />}>
      <Sections>
        {lanes.map((lane) => (
          <Boundary key={lane.title}>
            <Section title={laneTitle(lane, text)}>
              <VendorCards vendors={lane.cards} />
            </Section>
          </Boundary>
        ))}
        {vendors.map((vendor) => (
          <Part key={vendor.code} of={VendorGamesLane} vendor={vendor} />
        ))}
      </Sections>
    </LoadFrame>
  );
}

/** Translates lane titles that are game types; other titles appear as the platform sent them. */
function laneTitle({ title }: VendorLane, text: Translate): string {
  switch (title.toUpperCase()) {
    case 'ELOTT':
      return text('categories.lane.elott');
    case 'LOTT':
      return text('categories.lane.lott');
    case 'LIVE':
    case 'SPORTS':
    case 'ESPORTS':
      return text('categories.studios');
    default:
      return title;
  }
}
