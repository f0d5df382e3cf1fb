import { part } from '../app/chunks.ts';

const load = () => import('./phoneParts.ts');

export const Categories = part(() => load().then((phone) => phone.Categories), []).component;
export const SiteTabs = part(() => load().then((phone) => phone.SiteTabs), []).component;
export const VisitorPhoneCorner = part(() => load().then((phone) => phone.VisitorPhoneCorner), []).component;
