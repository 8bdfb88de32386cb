import { relative, sep } from 'node:path';
import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test';
import { unlistedAreas, watchAreas } from './visited-areas.ts';

/** Name of the function through which pages report what their policy refused. */
const BINDING = '__tellRefusal';

/**
 * What content security policies have refused in any page of a worker's browser (issue 9, acceptance 3). Two witnesses:
 * the event of the page, which knows the directive, and the console, which also hears workers and the first moment of a page.
 */
class RefusalWatch {
  private refusals: string[] = [];
  /** Areas that pages have shown since the last test. */
  readonly areas = new Set<string>();

  constructor(private readonly browser: Browser) {}

  async listenTo(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.refusals.push(`console: ${message.text()}`);
    });
    await watchAreas(context, (name) => void this.areas.add(name));
    await context.exposeBinding(BINDING, (_source, text: string) => void this.refusals.push(text));
    await context.addInitScript((binding) => {
      // The window of a new tab outlives the empty document that it begins with.
      globalThis.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, documentURI } = event;
        const tell: unknown = Reflect.get(globalThis, binding);
        if (typeof tell === 'function')
          Reflect.apply(tell, undefined, [
            `event: ${effectiveDirective} refused ${blockedURI} at ${documentURI}`,
          ]);
      });
    }, BINDING);
  }

  /** Takes what was refused since the last time and has this text in it. */
  take(wanted: RegExp): string[] {
    const taken = this.refusals.filter((text) => wanted.test(text));
    this.refusals = this.refusals.filter((text) => !wanted.test(text));
    return taken;
  }

  /** Waits for what pages have already sent. A page that has just gone has nothing more to say. */
  async finish(): Promise<void> {
    const pages = this.browser.contexts().flatMap((context) => context.pages());
    await Promise.allSettled(pages.map((page) => page.evaluate(() => 0)));
  }
}

/** For tests that make a page do what its policy refuses. */
export interface ContentPolicy {
  /** Waits until both sources have reported this directive, and accepts it as expected. */
  expectRefusal(directive: string): Promise<void>;
}

/**
 * The test of all specs: fails when a content security policy refused anything in any page, also in contexts that the
 * test opens itself, and when a page showed an area that the table of journeys does not list.
 */
export const test = base.extend<{ contentPolicy: ContentPolicy }, { refusals: RefusalWatch }>({
  refusals: [
    async ({ browser }, use) => {
      const refusals = new RefusalWatch(browser);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await refusals.listenTo(context);
        return context;
      };
      await use(refusals);
      browser.newContext = open;
    },
    { scope: 'worker', auto: true },
  ],
  contentPolicy: [
    async ({ refusals }, use, { file, config }) => {
      let isExpected = false;
      refusals.areas.clear();
      await use({
        async expectRefusal(directive) {
          isExpected = true;
          for (const witness of ['event', 'console']) {
            const pattern = new RegExp(`^${witness}: [^]*${directive}`);
            await expect.poll(() => refusals.take(pattern), `${witness} of ${directive}`).not.toEqual([]);
          }
        },
      });
      await refusals.finish();
      const rest = refusals.take(/(?:)/);
      // The console may report one refusal in several lines, which do not all name the directive.
      const unexpected = isExpected ? rest.filter((text) => text.startsWith('event: ')) : rest;
      expect(unexpected, 'refused by a content security policy').toEqual([]);
      const spec = relative(config.rootDir, file).split(sep).join('/');
      expect(unlistedAreas(spec, refusals.areas), 'visited, but not in tools/affected/journeys.mjs').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
