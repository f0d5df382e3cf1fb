import { favouriteIds } from '@baize/gateway';
import { useEffect } from 'react';
import { usePlays } from '../core/services/services.ts';
import { forgetFavourites, keepFavourites } from './favourites.ts';
import { useEndpoint } from './useEndpoint.ts';

const none: readonly string[] = [];

export function KeepFavourites() {
  const { value } = useEndpoint(favouriteIds, usePlays() ? {} : null);
  useEffect(() => keepFavourites(value ?? none), [value]);
  useEffect(() => forgetFavourites, []);
  return null;
}
