import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { pages } from '../routes.tsx';
import { Site } from './App.tsx';
import { RethrowError } from './PageError.tsx';

const routes: RouteObject[] = [{ element: <Site />, errorElement: <RethrowError />, children: pages }];

export const createSiteRouter = () => createBrowserRouter(routes);
