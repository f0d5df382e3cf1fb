import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { fold, foldBody, foldHead, foldMark, foldMeta, foldTitle } from './controls.css.ts';
import { Icon } from './Icon.tsx';

interface FoldProps {
  title: string;
  meta?: ReactNode;
  children: ReactNode;
}

export function Fold({ title, meta, children }: FoldProps) {
  return (
    <details className={fold} open>
      <summary className={foldHead}>
        <span className={foldMark}>
          <Icon node={ChevronDown} size={14} />
        </span>
        <h2 className={foldTitle}>{title}</h2>
        {meta !== undefined && <span className={foldMeta}>{meta}</span>}
      </summary>
      <div className={foldBody}>{children}</div>
    </details>
  );
}
