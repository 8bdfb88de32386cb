import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Context } from '@opentelemetry/api';
import type { PageSpan } from 'shared/contract';
import { endSpan, tracer } from './tracer.ts';

/** The span of a page that is being passed on: it has its ids already. */
let passedOn: PageSpan | undefined;
export const pageSpanPassedOn = (): PageSpan | undefined => passedOn;

/**
 * Passes on what a page has measured of itself: each screen from the change of the address on, and the requests that it sent, whose
 * spans of the server are their children.
 */
export function notePageSpans(spans: readonly PageSpan[]): void {
  for (const span of spans) {
    passedOn = span;
    noteSpan(span);
    passedOn = undefined;
  }
}

function noteSpan(span: PageSpan): void {
  const { parentSpanId, name, area, startTime, milliseconds, status } = span;
  const kind = parentSpanId === null ? SpanKind.INTERNAL : SpanKind.CLIENT;
  const started = tracer().startSpan(name, { kind, startTime }, parentOf(span));
  const attributes = {
    'tracker.area': area,
    ...(status === null ? {} : { 'http.response.status_code': status }),
  };
  endSpan(
    started,
    { attributes, problem: status === 0 ? 'no response' : undefined },
    startTime + milliseconds,
  );
}

function parentOf({ traceId, parentSpanId }: PageSpan): Context {
  if (parentSpanId === null) return ROOT_CONTEXT;
  const parent = { traceId, spanId: parentSpanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
