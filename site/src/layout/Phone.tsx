import { part } from '../app/chunks.ts';

const load = () => import('./phoneParts.ts');

export const Categories = part(() => load().then((phone) => phone.Categories), 'first').component;
export const SiteTabs = part(() => load().then((phone) => phone.SiteTabs), 'first').component;
export const VisitorPhoneCorner = part(() => load().then((phone) => phone.VisitorPhoneCorner), 'first').component;
