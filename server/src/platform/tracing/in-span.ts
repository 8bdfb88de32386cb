import { context, propagation, SpanKind, trace, type SpanOptions } from '@opentelemetry/api';
import { endSpan, tracer } from './tracer.ts';

/** Runs work in a new span, a child of the active one. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracer().startSpan(name, options);
  try {
    const result = await context.with(trace.setSpan(context.active(), span), work);
    endSpan(span, {});
    return result;
  } catch (error) {
    endSpan(span, { problem: error instanceof Error ? error.name : 'failed' });
    throw error;
  }
}

/** The headers by which a service that is asked can continue the trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** A request to another service. */
export const toService = (name: string) => ({ kind: SpanKind.CLIENT, attributes: { 'peer.service': name } });
