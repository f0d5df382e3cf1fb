import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { App } from './app/App.tsx';
import { RethrowError } from './core/routing/PageError.tsx';
import { loaderContext } from './core/routing/pageRoute.tsx';
import type { Services } from './core/services/services.ts';
import { pages } from './routes.ts';

const routes: RouteObject[] = [{ element: <App />, errorElement: <RethrowError />, children: pages }];

export const createSiteRouter = (services: Services) =>
  createBrowserRouter(routes, { getContext: loaderContext(services) });
