import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { PrivateSpans } from './private-spans';
import { makeSpansBy } from './spans';

/**
 * Collects traces and sends them to the collector that the OTEL_ variables name. Loaded only where one is named, so that nobody else
 * pays. Answers how to send what is left, for a clean stop.
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
