import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Site } from './app/App.tsx';
import { RethrowError } from './core/routing/PageError.tsx';
import { pages } from './routes.tsx';

const routes: RouteObject[] = [{ element: <Site />, errorElement: <RethrowError />, children: pages }];

export const createSiteRouter = () => createBrowserRouter(routes);
