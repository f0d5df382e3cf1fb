'use client';

import { createContext, type ReactNode } from 'react';

/** Status → a drawing by name or the address of a picture. */
export const StatusEmblems = createContext<Readonly<Record<string, string>>>({});

export interface StatusEmblemProviderProps {
  /** Status → one of our drawings by name, or the address of a picture. */
  emblems: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Gives the statuses inside an emblem before their words. */
export const StatusEmblemProvider = ({ emblems, children }: StatusEmblemProviderProps) => (
  <StatusEmblems value={emblems}>{children}</StatusEmblems>
);
