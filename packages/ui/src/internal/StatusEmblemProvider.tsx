'use client';

import { createContext, type ReactNode } from 'react';

export const StatusEmblems = createContext<Readonly<Record<string, string>>>({});

export interface StatusEmblemProviderProps {
  /** Built-in emblem name or picture URL by status. */
  emblems: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Gives the statuses inside emblems. */
export const StatusEmblemProvider = ({ emblems, children }: StatusEmblemProviderProps) => (
  <StatusEmblems value={emblems}>{children}</StatusEmblems>
);
