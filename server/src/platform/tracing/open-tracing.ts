import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type IdGenerator,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import { inTime } from '../pauses/in-time.ts';
import { pageSpanPassedOn } from './page-spans.ts';

/** Longest wait for the collector when the server stops. */
const STOP_PATIENCE_MS = 2_000;

export interface TracingOptions {
  /** Address of the collector, to which `/v1/traces` is added. */
  collector: string;
  /** Of a hundred traces that begin here so many are kept; those that begin in a page are kept where the page does. */
  percent: number;
}

/**
 * Sends spans to a collector of OpenTelemetry, in batches and beside the requests. A collector that cannot be reached loses them, and
 * nothing else.
 *
 * @returns the way to stop, which sends what is left, if the collector takes it in time
 */
export function openTracing({ collector, percent }: TracingOptions): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tracker' }),
    sampler: new ParentBasedSampler({ root: rootSampler(percent) }),
    idGenerator,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector}/v1/traces` }))],
  });
  provider.register();
  return async () => {
    await inTime(provider.shutdown(), STOP_PATIENCE_MS, 'The collector is slow.').catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}

const random = new RandomIdGenerator();

/** Ids are random, except for the spans of pages, which have theirs. */
const idGenerator: IdGenerator = {
  generateTraceId: () => pageSpanPassedOn()?.traceId ?? random.generateTraceId(),
  generateSpanId: () => pageSpanPassedOn()?.spanId ?? random.generateSpanId(),
};

function rootSampler(percent: number): Sampler {
  const sampler = new TraceIdRatioBasedSampler(percent / 100);
  return {
    shouldSample: (within, traceId) =>
      pageSpanPassedOn() === undefined
        ? sampler.shouldSample(within, traceId)
        : { decision: SamplingDecision.RECORD_AND_SAMPLED },
    toString: () => `pages, else ${sampler.toString()}`,
  };
}
