import { SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api';

/** Of OpenTelemetry; without `openTracing` its spans cost nothing and go nowhere. */
export const tracer = (): Tracer => trace.getTracer('tracker');

/** What a span is about when it ends. */
export interface SpanEnd {
  attributes?: Attributes;
  /** What went wrong, if anything. */
  problem?: string | undefined;
}

/** Ends a span. */
export function endSpan(span: Span, { attributes = {}, problem }: SpanEnd, at?: number): void {
  span.setAttributes(attributes);
  if (problem !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: problem });
  span.end(at);
}
