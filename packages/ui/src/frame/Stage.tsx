import type { ReactNode } from 'react';
import * as css from './Stage.css.ts';

export interface StageProps {
  /** Ends the cloth in the rail of the table: the brand's curve with its metal line. */
  edge?: boolean;
  children: ReactNode;
}

/** A band of cloth. It carries what is live; whatever a person must read or decide belongs on paper. */
export function Stage({ edge = false, children }: StageProps) {
  return (
    <div className={css.stage} data-edge={edge || undefined}>
      {children}
    </div>
  );
}
