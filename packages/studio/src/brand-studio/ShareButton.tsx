import { CopyButton, Popover } from '@baize/ui/overlays';
import { Link } from 'lucide';
import { ToolButton } from '../kit/ToolButton.tsx';
import { type BrandText, printHash } from './brandText.ts';

export function ShareButton({ text }: { text: BrandText }) {
  const { origin, pathname, search } = window.location;
  return (
    <Popover align="end" trigger={(trigger) => <ToolButton {...trigger} label="Share" icon={Link} />}>
      <p style={{ margin: '0 0 8px' }}>The link holds the whole brand. Whoever opens it looks at a copy.</p>
      <CopyButton
        text={`${origin}${pathname}${search}${printHash(text)}`}
        words={{ copy: 'Copy link', copied: 'Copied', blocked: 'Copy this by hand' }}
      />
    </Popover>
  );
}
