import { Inline, Link, Text } from '@baize/ui';
import { ChevronRight } from 'lucide';

interface PathLinksProps {
  /** Names the way for assistive technology. */
  label: string;
  /** From the top down. */
  items: readonly { id: string; name: string; href: string }[];
  /** Where the way ends. */
  current: string;
}

/** The way down to an account, each step of it a link. */
export const PathLinks = ({ label, items, current }: PathLinksProps) => (
  <nav aria-label={label}>
    <Inline gap={1} wrap>
      {items.map(({ id, name, href }) => (
        <Link key={id} kind="quiet" href={href} iconEnd={ChevronRight} flip>
          <bdi>{name}</bdi>
        </Link>
      ))}
      <Text as="bdi" size="caption" strong>
        {current}
      </Text>
    </Inline>
  </nav>
);
