import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';

/** Milliseconds the browser stays open for the next file; an open browser would keep the worker from exiting. */
const patience = 100;

/** Browser, context and Storybook page shared by the files of a worker. */
let shared = null;
let leaving;

/**
 * Jest environment of story files. Browser, page and runner modules outlive a file, because restarting them took a
 * sixth of the run. A failed story gets the next one a new page.
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
    this.global.jestPlaywright = { resetPage: () => this.turnPage() };
    if (shared) {
      await shared.context.clearCookies();
      await shared.page.evaluate(forget);
    } else {
      const browser = await chromium.launch(this.browserOptions.launchOptions);
      shared = { browser, context: await browser.newContext(this.browserOptions.contextOptions) };
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

/** Clears storage left by the previous file. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}
