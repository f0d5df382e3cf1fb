import { part } from '../../core/loading/chunks.ts';

const load = () => import('./phoneParts.ts');

export const SiteTabs = part(() => load().then((phone) => phone.SiteTabs), []).component;
export const VisitorPhoneCorner = part(() => load().then((phone) => phone.VisitorPhoneCorner), []).component;
