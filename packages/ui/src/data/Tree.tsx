'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './Tree.css.ts';
import { TreeItems, type TreeItemWords } from './TreeItems.tsx';
import { actOf, findByName, press, type TreeAct, type TreeNode, treeRows } from './treeRows.ts';

export interface TreeProps extends ElementAttributes<HTMLUListElement> {
  /** Accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  expanded: readonly string[];
  /** Called on every change; load branches that are still `loading`. */
  onExpand: (expanded: string[]) => void;
  /** Id of the node whose details are shown elsewhere. */
  selected?: string;
  onSelect: (id: string) => void;
  words: TreeItemWords;
}

/** Shows a hierarchy of any depth, loading each branch when opened. For flat lists use `RecordTable`. */
export function Tree({ label, nodes, expanded, onExpand, selected, onSelect, words, ref, ...attributes }: TreeProps) {
  const root = useOwnRef(ref);
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState(selected);
  const rows = treeRows(nodes, expanded);
  const stop = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  const waiting = rows.some(({ id, branch }) => branch?.kind === 'loading' && expanded.includes(id));
  return (
    <div className={css.tree}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list whose items open is a tree */}
      <ul aria-label={label} {...attributes} ref={root} className={plain} role="tree">
        <TreeItems
          nodes={nodes}
          level={1}
          tree={{ expanded, selected, stop, words, onToggle, onPress, onFocus: setActive, onKeyDown }}
        />
      </ul>
      <VisuallyHidden live>{waiting && words.loading}</VisuallyHidden>
    </div>
  );

  function onToggle(id: string) {
    focus(id);
    act(expanded.includes(id) ? { kind: 'close', id } : { kind: 'open', ids: [id] });
  }

  function onPress(id: string) {
    focus(id);
    const row = rows.find((one) => one.id === id);
    act(row ? press(row) : null);
  }

  function onKeyDown(event: KeyboardEvent, at: string) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const next = actOf(key, rows, { at, expanded, rtl: isRightToLeft(event.currentTarget) });
    if (next) act(next);
    else if ([...key].length === 1 && key !== ' ') lookFor(key, event.timeStamp, at);
    else if (!key.startsWith('Arrow') && key !== ' ') return;
    event.preventDefault();
  }

  function act(next: TreeAct | null) {
    switch (next?.kind) {
      case 'move':
        return focus(next.id);
      case 'open':
        return onExpand([...new Set([...expanded, ...next.ids])]);
      case 'close':
        return onExpand(expanded.filter((id) => id !== next.id));
      case 'select':
        return onSelect(next.id);
      case 'retry':
        // The pressed row is about to disappear.
        focus(next.parent);
        return next.onRetry();
    }
  }

  /** Finds a name by typing; letters typed in quick succession form one prefix. */
  function lookFor(letter: string, now: number, at: string) {
    const text = now - typed.current.at < pauseMs ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    focus(findByName(rows, at, text));
  }

  function focus(id: string | null | undefined) {
    const items = root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [];
    for (const item of items) if (item.dataset.id === id) item.focus();
  }
}

const pauseMs = 700;
