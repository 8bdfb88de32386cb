import { context, propagation, ROOT_CONTEXT, SpanKind, trace, type Context } from '@opentelemetry/api';
import type { App } from '../http/app-context.ts';
import type { NoteEnd } from '../http/requests/request-end.ts';
import { endSpan, tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traceContext: Context | null;
  }
}

const SERVER_ERROR = 500;

/**
 * A span for each request, part of the trace that its `traceparent` names (W3C Trace Context). It has the route and not the address, in
 * which there may be names and terms.
 */
export function installRequestSpans(app: App): void {
  app.decorateRequest('traceContext', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? 'none';
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'tracker.request_id': request.id,
        },
      },
      parent,
    );
    request.traceContext = trace.setSpan(parent, span);
    context.with(request.traceContext, done);
  });
  // A body arrives with events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(request.traceContext ?? ROOT_CONTEXT, done),
  );
}

/** Ends the span of a request. */
export const endRequestSpan: NoteEnd = ({ traceContext }, _reply, status) => {
  const span = traceContext && trace.getSpan(traceContext);
  if (!span) return;
  const problem = status >= SERVER_ERROR ? `status ${status}` : undefined;
  endSpan(span, { attributes: { 'http.response.status_code': status }, problem });
};
