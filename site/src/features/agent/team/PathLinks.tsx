import { Inline, Link, Text } from '@baize/ui';
import { ChevronRight } from 'lucide';

interface PathLinksProps {
  label: string;
  /** Ancestors, topmost first. */
  items: readonly { id: string; name: string; href: string }[];
  current: string;
}

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
