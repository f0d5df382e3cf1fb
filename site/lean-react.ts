import type { Plugin } from 'vite';

/**
 * What React's DOM can do and no page of ours asks for, and the functions that run for nothing else: without it they find
 * nothing to do. The page is never hydrated, as its frame in the HTML is replaced and not taken over.
 */
const unused = {
  hydration: [
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'clearHydrationBoundary',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'createFiberFromDehydratedFragment',
    'getNextHydratable',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'popHydrationState',
    'prepareToHydrateHostInstance',
    'pushDehydratedActivitySuspenseHandler',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'retryActivityComponentWithoutHydrating',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
    'exports.hydrateRoot',
  ],
  'view transitions': [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'refs of fragments': [
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'FragmentInstance',
    'FragmentInstance.prototype.addEventListener',
    'FragmentInstance.prototype.blur',
    'FragmentInstance.prototype.compareDocumentPosition',
    'FragmentInstance.prototype.dispatchEvent',
    'FragmentInstance.prototype.focus',
    'FragmentInstance.prototype.focusLast',
    'FragmentInstance.prototype.getClientRects',
    'FragmentInstance.prototype.getRootNode',
    'FragmentInstance.prototype.observeUsing',
    'FragmentInstance.prototype.removeEventListener',
    'FragmentInstance.prototype.scrollIntoView',
    'FragmentInstance.prototype.unobserveUsing',
  ],
  'activities and lists of suspense': ['updateActivityComponent', 'updateSuspenseListComponent'],
} as const;

const used =
  /import [^;]*\b(?:hydrateRoot|ViewTransition|Activity|SuspenseList)\b[^;]* from ['"]react\b|<Fragment\b[^>]*\sref=/;

/**
 * Leaves the bodies of those functions out of React's DOM, and so whatever they alone call: a seventh of what every visitor would
 * fetch of it. A use stops the build, and so does a React that is built otherwise: then the lists are to be read anew.
 */
export function leanReact(): Plugin {
  return {
    name: 'baize-lean-react',
    apply: 'build',
    // The sources as they are written, before JSX is calls.
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$|\/(?:site|ui)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('.production.js')) return leaner(code);
        const use = lackIn(code);
        return use ? this.error(`"${use}" is not in the build: see site/lean-react.ts`) : null;
      },
    },
  };
}

/** What a source asks of React that is not in the build; null for nothing. */
export const lackIn = (code: string): string | null => used.exec(code)?.[0] ?? null;

/** React's DOM without the bodies of what is unused. Throws where one is not found. */
export function leaner(code: string): string {
  return Object.values(unused).flat().reduce(hollow, code);
}

/** Functions of the first level end with the first brace at the start of a line. */
function hollow(code: string, name: string): string {
  const head = name.includes('.') ? `${name.replaceAll('.', '\\.')} = function ` : `function ${name}`;
  const body = new RegExp(`^(${head}\\([^{]*\\{)\\n[^]*?^\\}`, 'm');
  if (!body.test(code)) throw new Error(`React's DOM has no ${name}: see site/lean-react.ts`);
  return code.replace(body, '$1}');
}
