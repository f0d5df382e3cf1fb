import { lazyPart } from '../../core/loading/chunks.ts';

const load = () => import('./phoneParts.ts');

export const SiteStrip = lazyPart(() => import('./SiteStrip.tsx').then((module) => module.SiteStrip), []).component;
export const VisitorPhoneCorner = lazyPart(() => load().then((phone) => phone.VisitorPhoneCorner), []).component;
export const VisitorTabs = lazyPart(() => load().then((phone) => phone.VisitorTabs), []).component;
