import { favouriteIds } from '@baize/gateway';
import { useEffect } from 'react';
import { usePlays } from '../core/services/services.ts';
import { forgetFavourites, keepFavourites } from './favourites.ts';
import { useEndpoint } from './useEndpoint.ts';

const none: readonly string[] = [];

/** Keeps the hearts as the platform has them while a player is signed in; a trial account has none. */
export function KeepFavourites() {
  const { value } = useEndpoint(favouriteIds, usePlays() ? {} : null);
  useEffect(() => keepFavourites(value ?? none), [value]);
  useEffect(() => forgetFavourites, []);
  return null;
}
