'use client';

import { ChevronDown, ChevronRight, RefreshCw } from 'lucide';
import type { AriaAttributes, KeyboardEvent, ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import { spinner } from '../internal/motion.css.ts';
import * as css from './Tree.css.ts';
import { stateId, type TreeBranch, type TreeNode } from './treeRows.ts';

export interface TreeItemWords {
  loading: string;
  count: (count: number) => string;
}

export interface TreeParts {
  expanded: readonly string[];
  selected?: string;
  stop?: string;
  words: TreeItemWords;
  onToggle: (id: string) => void;
  onPress: (id: string) => void;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}

interface TreeItemsProps {
  nodes: readonly TreeNode[];
  level: number;
  tree: TreeParts;
}

export function TreeItems({ nodes, level, tree }: TreeItemsProps) {
  return nodes.map((node, index) => {
    const open = tree.expanded.includes(node.id);
    return (
      <li key={node.id} role="none" className={css.item}>
        <Row
          id={node.id}
          level={level}
          tree={tree}
          aria-setsize={nodes.length}
          aria-posinset={index + 1}
          aria-expanded={node.branch && open}
          aria-selected={node.id === tree.selected}
        >
          <Opener node={node} open={open} tree={tree} />
          <span className={css.words}>
            <span className={css.about}>
              <span className={css.name}>
                <bdi translate="no">{node.name}</bdi>
              </span>
              {node.note && <span className={css.note}>{node.note}</span>}
            </span>
            <span className={css.figures}>
              {node.count !== undefined && <bdi className={css.count}>{tree.words.count(node.count)}</bdi>}
              {node.detail && <bdi>{node.detail}</bdi>}
            </span>
          </span>
        </Row>
        {open && node.branch && <Branch id={node.id} branch={node.branch} level={level + 1} tree={tree} />}
      </li>
    );
  });
}

interface OpenerProps extends Pick<TreeItemsProps, 'tree'> {
  node: TreeNode;
  open: boolean;
}

function Opener({ node: { id, branch }, open, tree }: OpenerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the row, which has the focus
    // biome-ignore lint/a11y/noStaticElementInteractions: it says nothing that the row does not say
    <span
      className={css.opener}
      onClick={(event) => {
        if (!branch) return;
        event.stopPropagation();
        tree.onToggle(id);
      }}
    >
      {branch && (open ? icon(ChevronDown, 16) : icon(ChevronRight, 16, { flip: true }))}
    </span>
  );
}

interface BranchProps extends Pick<TreeItemsProps, 'level' | 'tree'> {
  id: string;
  branch: TreeBranch;
}

function Branch({ id, branch, level, tree }: BranchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a branch of a tree is no set of fields
    <ul role="group" className={css.branch} data-deep={level > deepest || undefined}>
      {branch.kind === 'ready' ? <TreeItems nodes={branch.nodes} level={level} tree={tree} /> : state(branch)}
    </ul>
  );

  function state(said: Exclude<TreeBranch, { kind: 'ready' }>) {
    const failed = said.kind === 'failed';
    return (
      <li role="none">
        <Row
          id={stateId(id)}
          level={level}
          tree={tree}
          aria-disabled={!failed || undefined}
          aria-busy={said.kind === 'loading' || undefined}
        >
          <span className={css.opener}>
            {failed && icon(RefreshCw, 16)}
            {said.kind === 'loading' && <span className={spinner} data-size="sm" aria-hidden />}
          </span>
          <span className={css.words}>
            <span>{said.kind === 'loading' ? tree.words.loading : said.title}</span>
            {failed && <span className={css.retry}>{said.retry}</span>}
          </span>
        </Row>
      </li>
    );
  }
}

interface RowProps extends AriaAttributes, Pick<TreeItemsProps, 'level' | 'tree'> {
  id: string;
  children: ReactNode;
}

function Row({ id, level, tree, children, ...aria }: RowProps) {
  return (
    <div
      {...aria}
      role="treeitem"
      className={css.row}
      data-id={id}
      tabIndex={id === tree.stop ? 0 : -1}
      aria-level={level}
      onFocus={() => tree.onFocus(id)}
      onClick={() => tree.onPress(id)}
      onKeyDown={(event) => tree.onKeyDown(event, id)}
    >
      {children}
    </div>
  );
}

const deepest = 5;
