import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';

/** How long a browser waits for another file, in ms: a worker that holds one open does not end by itself. */
const patience = 100;

/** What the files of a worker share while they come: a browser, a context, a page with Storybook on it. */
let shared = null;
let leaving;

/**
 * Where a file of stories runs. The browser, its page and the modules of the runner outlive the file: to start them anew
 * for each one took a sixth of the whole run. A story that failed leaves nothing behind: the next one gets a new page.
 */
export default class StoryEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.browserOptions = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async setup() {
    await super.setup();
    clearTimeout(leaving);
    const { preVisit, postVisit } = await getTestRunnerConfig();
    this.global.__sbPreVisit = preVisit;
    this.global.__sbPostVisit = postVisit;
    this.global.__sbSetupPage = () => undefined;
    // Each call to the browser notes where it came from: to look that up in source maps takes a fortieth of the whole run.
    Error.prepareStackTrace = undefined;
    this.global.jestPlaywright = { resetPage: () => this.turnPage() };
    if (shared) {
      await shared.context.clearCookies();
      await shared.page.evaluate(forget);
    } else {
      const browser = await chromium.launch(this.browserOptions.launchOptions);
      shared = { browser, context: await browser.newContext(this.browserOptions.contextOptions) };
      await shared.context.addInitScript(withoutHighlights);
      await this.turnPage();
    }
    Object.assign(this.global, shared);
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) await this.turnPage();
  }

  async teardown() {
    leaving = setTimeout(leave, patience);
    await super.teardown();
  }

  async turnPage() {
    await shared.page?.close();
    shared.page = await shared.context.newPage();
    await setupPage(shared.page, shared.context);
    Object.assign(this.global, shared);
  }
}

function leave() {
  shared?.browser.close();
  shared = null;
}

// The functions below run in the page.

/** Storybook's marks around elements, for people, ask for the style of every element whenever one comes or goes. */
function withoutHighlights() {
  let features;
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set(value) {
      features = { ...value, highlight: false };
    },
  });
}

/** What the last file kept there is not the next one's. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}
