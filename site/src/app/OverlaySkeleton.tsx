import { DialogSkeleton } from '@baize/ui';
import { Fetching } from '../core/loading/Fetching.tsx';
import type { Overlay } from '../core/routing/paths.ts';

/** Answers a press in the next frame, before the dialog has loaded (FLT-144). */
export const OverlaySkeleton = ({ of }: { of: Overlay | null }) => (
  <Fetching>{of && <DialogSkeleton size={of === 'search' ? 'search' : 400} />}</Fetching>
);
