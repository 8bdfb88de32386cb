import type { Page, Request } from '@playwright/test';

/** What a person saw and what was requested, from the click on. */
export interface Navigation {
  /** Headings of complete screens in the order in which they were there. */
  headings: string[];
  /** Times, in ms after the click, at which a placeholder came on screen: a loading state, or rows that are on their way. */
  placeholders: number[];
  /**
   * Paths with query of what was read from the API, in their order. Several reads in one call are several; what a busy server left
   * out of them is called alone, and counts where it was answered.
   */
  calls: string[];
  /** Paths of the requests that this took. */
  requests: string[];
  /** How many scripts requested since the click had arrived when the first call was sent: those of the next screen. */
  scriptsBeforeCalls: number;
}

interface Seen {
  heading: string;
  isPlaceholder: boolean;
  at: number;
}

/** How long a screen must have stayed the same to count as complete, in ms. */
const QUIET_MS = 700;
/** A navigation waits so long for what its screen reads (shell/src/navigation/prepare-address.ts). */
const DATA_PATIENCE_MS = 400;
/** How long the next screen may take, in ms; a busy machine is still for a moment before it, too. */
const LONGEST_MS = 20_000;

/** Goes to an address of the site as a followed link does, and watches until everything has been still for a moment. */
export async function watchNavigation(page: Page, hash: string): Promise<Navigation> {
  const reads: Request[] = [];
  const requested = new Set<Request>();
  let scripts = 0;
  let scriptsBeforeCalls = 0;
  const onRequest = (request: Request) => {
    requested.add(request);
    if (!pathOf(request).startsWith('/api/') || request.method() !== 'GET') return;
    if (reads.length === 0) scriptsBeforeCalls = scripts;
    reads.push(request);
  };
  const onFinished = (request: Request) => {
    if (request.resourceType() === 'script' && requested.has(request)) scripts += 1;
  };
  page.on('request', onRequest);
  page.on('requestfinished', onFinished);
  const seen = await page.evaluate(follow, { hash, quiet: QUIET_MS, longest: LONGEST_MS });
  page.off('request', onRequest);
  page.off('requestfinished', onFinished);
  return {
    headings: seen
      .filter(({ isPlaceholder }) => !isPlaceholder)
      .filter((shown, index, all) => !isCompletedLate(shown, all[index + 1]))
      .map(({ heading }) => heading)
      .filter((heading, index, all) => heading !== all[index - 1]),
    // The heading may become known meanwhile, which makes no second one of it.
    placeholders: seen
      .filter(({ isPlaceholder }, index) => isPlaceholder && seen[index - 1]?.isPlaceholder !== true)
      .map(({ at }) => at),
    calls: (await Promise.all(reads.map(readBy))).flat(),
    requests: reads.map(pathOf),
    scriptsBeforeCalls,
  };
}

/** The heading of a screen that was shown without its late data, and then named its record too. */
function isCompletedLate({ heading, at }: Seen, next: Seen | undefined): boolean {
  return at >= DATA_PATIENCE_MS && next?.heading.endsWith(` ${heading}`) === true;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Paths with query of what a request has read. */
async function readBy(request: Request): Promise<string[]> {
  const { pathname, search, searchParams } = new URL(request.url());
  if (pathname !== '/api/v2/reads') return [pathname + search];
  const answers = (await (await request.response())?.text()) ?? '';
  return searchParams.getAll('read').filter((url) => answers.includes(`"url":${JSON.stringify(url)}`));
}

/** Runs in the page. */
function follow({
  hash,
  quiet,
  longest,
}: Record<'quiet' | 'longest', number> & { hash: string }): Promise<Seen[]> {
  return new Promise((resolve) => {
    const main = document.querySelector('main') ?? document.body;
    const start = performance.now();
    const seen: Seen[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const heading = main.querySelector('h1')?.textContent ?? '';
      const states = [...main.querySelectorAll('[role=status]')];
      const isPlaceholder =
        main.querySelector('[aria-busy=true]') !== null ||
        states.some((state) => state.textContent?.startsWith('Loading'));
      const last = seen.at(-1);
      if (last?.heading === heading && last.isPlaceholder === isPlaceholder) return;
      seen.push({ heading, isPlaceholder, at: performance.now() - start });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    const observer = new MutationObserver(() => {
      look();
      wait();
    });
    const isComplete = () => seen.length > 1 && seen.at(-1)?.isPlaceholder === false;
    const end = () => {
      if (!isComplete() && performance.now() - start < longest) return wait();
      observer.disconnect();
      resolve(seen);
    };
    look();
    wait();
    observer.observe(main, { childList: true, subtree: true, characterData: true, attributes: true });
    location.hash = hash;
  });
}
