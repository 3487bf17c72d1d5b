import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { PrivateSpans } from './private-spans';
import { makeSpansBy } from './spans';

/**
 * Starts exporting traces to the collector of the OTEL_ variables; imported only if one is configured, to save the
 * cost of loading it. Returns a function that flushes what is left, for a clean shutdown.
 */
export function startTracing(serviceName: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new PrivateSpans(), new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  makeSpansBy(provider.getTracer('corral'));
  return () => provider.shutdown();
}
