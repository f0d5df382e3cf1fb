import { lazyPart } from '../../core/loading/chunks.ts';

const load = () => import('./phoneParts.ts');

export const SiteTabs = lazyPart(() => load().then((phone) => phone.SiteTabs), []).component;
export const VisitorPhoneCorner = lazyPart(() => load().then((phone) => phone.VisitorPhoneCorner), []).component;
