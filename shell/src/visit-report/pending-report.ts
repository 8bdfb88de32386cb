import type {
  BrowserFamily,
  MeasuredVital,
  PageSpan,
  ReportedError,
  SitePart,
  SiteReport,
} from 'shared/contract';
import { REMOTE_CONTRACT } from 'shared/remote';
import { describeFailure, remoteAt, SHELL, type Frames } from './describe-failure.ts';
import type { Measured } from './measure-vitals.ts';
import type { Failure, Place } from './watch-visit.ts';

/** What the server takes at once. */
const MOST_VITALS = 50;
const MOST_ERRORS = 20;
const MOST_TIMES = 1000;

/** What a page has to report since it has reported before. */
export class PendingReport {
  private readonly areas = new Set<string>([SHELL]);
  private readonly reported = new Set<string>();
  private vitals: MeasuredVital[] = [];
  private errors = new Map<string, ReportedError>();

  constructor(
    private readonly frames: Frames,
    private readonly browser: BrowserFamily,
  ) {}

  addVital(measured: Measured, places: readonly Place[]): void {
    const { metric, value, at, pathname, isOfShell } = measured;
    const area = isOfShell ? SHELL : this.areaAt(pathname ?? placeAt(places, at));
    if (this.vitals.length < MOST_VITALS) this.vitals.push({ area, metric, value });
  }

  addFailure(failure: Failure): void {
    const error = describeFailure(failure, this.frames);
    if (error === undefined) return;
    this.areas.add(error.area);
    const key = [error.area, error.kind, error.route, error.message].join('\n');
    const known = this.errors.get(key);
    if (known !== undefined) known.count = Math.min(known.count + 1, MOST_TIMES);
    else if (this.errors.size < MOST_ERRORS) this.errors.set(key, { ...error, count: 1 });
  }

  /** What there is to report, which then counts as reported; undefined when there is nothing. */
  take(places: readonly Place[], spans: PageSpan[] = []): SiteReport | undefined {
    for (const { pathname } of places) this.areas.add(this.areaAt(pathname));
    const { vitals } = this;
    const errors = [...this.errors.values()];
    const runs = [...this.areas].map((area) => ({ ...this.partOf(area), isNew: !this.reported.has(area) }));
    const news = vitals.length + errors.length + spans.length;
    if (news === 0 && runs.every(({ isNew }) => !isNew)) return undefined;
    this.vitals = [];
    this.errors = new Map();
    for (const area of this.areas) this.reported.add(area);
    return { browser: this.browser, runs, vitals, errors, ...(spans.length > 0 ? { spans } : {}) };
  }

  private areaAt(pathname: string): string {
    const area = remoteAt(pathname, this.frames)?.name ?? SHELL;
    this.areas.add(area);
    return area;
  }

  private partOf(area: string): SitePart {
    const remote = this.frames.remotes.find(({ name }) => name === area);
    return remote === undefined
      ? { area: SHELL, version: __FRAME_VERSION__, contract: REMOTE_CONTRACT }
      : { area, version: remote.version, contract: remote.contract };
  }
}

/** Where the person was at a moment of the page. */
function placeAt(places: readonly Place[], at: number): string {
  const place = places.findLast(({ since }) => since <= at) ?? places[0];
  return place?.pathname ?? '/';
}
