import { cleanPath, matchPath } from '@baize/domain';
import { Skeleton } from '@baize/ui';
import { type ComponentType, Suspense } from 'react';
import { type Part, part } from './app/chunks.ts';
import { type Route, route, type Slots } from './app/route.ts';
import type { FurtherPage, FurtherPages } from './furtherPages.tsx';
import { HomeSkeleton, HomeStageSkeleton } from './shell/skeletons.tsx';

const everything: Slots = { header: true, nav: true, side: true, footer: true };
const alone: Slots = { header: false, nav: false, side: false, footer: false };
const bare: Slots = { ...alone, bleed: true };
/** Head navigation is hidden too (NAV-12). */
const headerOnly: Slots = { header: true, nav: false, side: false, footer: false };

interface Row<Name extends keyof FurtherPages> {
  paths: readonly string[];
  slots?: Slots;
  /** It has a part on the cloth above it. */
  stage?: FurtherPages[Name] extends { stage: Part } ? true : never;
}

/**
 * A page but home. The first script knows its addresses and the frame around it; what it is made of stands in one further
 * file, so that home does not carry the list of every other page's files.
 */
function further<Name extends keyof FurtherPages>(name: Name, { stage, slots = everything, ...row }: Row<Name>): Route {
  let known: FurtherPage | null = null;
  const made = async (): Promise<FurtherPage> => {
    known = (await import('./furtherPages.tsx')).furtherPages[name];
    return known;
  };
  const meanwhile = (of: 'skeleton' | 'stageSkeleton', otherwise: ComponentType) => {
    const skeletonOf = (page: FurtherPage) => page[of] ?? otherwise;
    const { component } = part(() => made().then(skeletonOf), []);
    return <Meanwhile known={() => known && skeletonOf(known)} coming={component} />;
  };
  return route({
    ...row,
    slots,
    page: part(() => made().then(({ page }) => page.load()), []),
    skeleton: meanwhile('skeleton', slots.footer ? Guess : Nothing),
    stage: stage && part(async () => (await (await made()).stage?.load()) ?? Nothing, []),
    stageSkeleton: stage && meanwhile('stageSkeleton', Nothing),
    head: made,
    outlined: () => made().then(ignore, ignore),
  });
}

/** A skeleton: at once where it is known, as even a part that has come is only drawn after a moment. */
function Meanwhile({ known, coming }: { known: () => ComponentType | null; coming: ComponentType }) {
  const Skeleton = known() ?? coming;
  return (
    <Suspense>
      <Skeleton />
    </Suspense>
  );
}

/** Whatever comes, the foot of the page waits for it. */
const Guess = () => <Skeleton shape="line" guessed />;
const Nothing = () => null;
const ignore = () => undefined;

/** The one table of pages. An address that is not in it is the not-found page. */
export const routes: readonly Route[] = [
  route({
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'],
    slots: everything,
    head: async () => ({ title: 'home.title' }),
    outlined: async () => undefined,
    page: part(() => import('./pages/Home.tsx').then(({ Home }) => Home), []),
    stage: part(() => import('./home/HomeStage.tsx').then(({ HomeStage }) => HomeStage), []),
    skeleton: <HomeSkeleton />,
    stageSkeleton: <HomeStageSkeleton />,
  }),
  further('rng', { paths: ['/rng'], stage: true }),
  further('fish', { paths: ['/fish'], stage: true }),
  further('pvp', { paths: ['/pvp'], stage: true }),
  further('live', { paths: ['/live'], stage: true }),
  further('sports', { paths: ['/sports'], stage: true }),
  further('esports', { paths: ['/esports'], stage: true }),
  further('elott', { paths: ['/elott'], stage: true }),
  further('seamless', { paths: ['/seamless'], slots: { ...bare, header: true } }),
  further('sportsBook', { paths: ['/fbsports'], slots: { ...bare, header: true, nav: true } }),
  further('promotions', { paths: ['/promotions'], stage: true }),
  further('promotion', { paths: ['/promodetail'], stage: true }),
  further('vip', { paths: ['/vip'], stage: true }),
  further('pointMall', { paths: ['/pointmall'], slots: { ...everything, side: false }, stage: true }),
  further('lottery', { paths: ['/lottery', '/vnlottery'], slots: headerOnly, stage: true }),
  further('play', { paths: ['/game'], slots: bare }),
  further('help', { paths: ['/help'], stage: true }),
  further('help', { paths: ['/helpmc'], slots: alone, stage: true }),
  further('notices', { paths: ['/noticepage'], stage: true }),
  further('terms', { paths: ['/terms'], stage: true }),
  further('privacy', { paths: ['/privacy'], stage: true }),
  further('blog', { paths: ['/blog'], stage: true }),
  further('article', { paths: ['/blog/:slug'] }),
  further('download', { paths: ['/down', '/download'], stage: true }),
  further('join', { paths: ['/join'], stage: true }),
];

export const notFound: Route = further('notFound', { paths: ['*'] });

/** The route of an address; case, doubled and trailing slashes do not matter (FLT-102). */
export function routeAt(pathname: string): Route {
  const plain = plainPath(pathname);
  return routes.find(({ paths }) => paths.some((path) => matchPath(path, plain))) ?? notFound;
}

/** What stands in an address for `:name` in the path of its route; null where nothing does. */
export function parameterOf(pathname: string, name: string): string | null {
  const plain = plainPath(pathname);
  const found = routeAt(pathname).paths.map((path) => matchPath(path, plain));
  return found.find((parameters) => parameters !== null)?.[name] ?? null;
}

export const hasRoute = (pathname: string) => routeAt(pathname) !== notFound;

export function plainPath(pathname: string): string {
  return cleanPath(decode(pathname));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
