import type { TracedCall } from 'shared/api';
import type { PageSpan } from 'shared/contract';
import type { Place } from './watch-visit.ts';

/** A page that sends nothing for long keeps so many spans and no more. */
const MOST_SPANS = 50;
const MANY_SPANS = 25;

interface Screen extends Pick<PageSpan, 'traceId' | 'spanId'> {
  place: Place;
  /** When its last call so far had ended, in milliseconds since the page began. */
  until: number;
}

export interface TracedPage {
  /** Of the screen that is shown, or waited for. */
  presentPlace: () => Place;
  nameOf: (pathname: string) => Pick<PageSpan, 'name' | 'area'>;
  /** Called when there are so many spans that they should be taken. */
  onMany: () => void;
}

/**
 * The trace of a page: one for each screen, from the change of the address until its last call has ended, with its calls
 * (https://www.w3.org/TR/trace-context).
 */
export class PageTrace {
  private screen: Screen | undefined;
  private spans: PageSpan[] = [];

  constructor(private readonly page: TracedPage) {}

  readonly call = (method: string): TracedCall => {
    const screen = this.begin();
    const spanId = randomHex(8);
    const start = performance.now();
    return {
      headers: { traceparent: `00-${screen.traceId}-${spanId}-01` },
      end: (status) => {
        const end = performance.now();
        screen.until = end;
        const { traceId, spanId: parentSpanId, place } = screen;
        const { area } = this.page.nameOf(place.pathname);
        this.add({ traceId, spanId, parentSpanId, name: method, area, status, ...timesOf(start, end) });
      },
    };
  };

  /** What has ended since it was taken before; a screen ends with the next one, or when the page is left. */
  take(isLeft: boolean): PageSpan[] {
    if (isLeft) this.endScreen();
    return this.spans.splice(0);
  }

  /** The present screen, whose span begins now where it is another one. */
  begin(): Screen {
    const place = this.page.presentPlace();
    if (this.screen?.place !== place) {
      this.endScreen();
      this.screen = { place, traceId: randomHex(16), spanId: randomHex(8), until: place.asked };
    }
    return this.screen;
  }

  private endScreen(): void {
    if (this.screen === undefined) return;
    const { traceId, spanId, place, until } = this.screen;
    this.screen = undefined;
    const named = this.page.nameOf(place.pathname);
    this.add({
      traceId,
      spanId,
      parentSpanId: null,
      ...named,
      status: null,
      ...timesOf(place.asked, Math.max(until, place.since)),
    });
  }

  private add(span: PageSpan): void {
    if (this.spans.length < MOST_SPANS) this.spans.push(span);
    if (this.spans.length === MANY_SPANS) this.page.onMany();
  }
}

function timesOf(start: number, end: number): Pick<PageSpan, 'startTime' | 'milliseconds'> {
  return { startTime: performance.timeOrigin + start, milliseconds: end - start };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
