import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type Span, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
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

/** Span attributes of Next and other instrumentation that contain a URL. */
const ADDRESS = /^(http\.(target|url|path)|url\.(full|path|query)|next\.span_name)$/;

/** Removes the query of a URL, and the token of a mail's link. */
function bare(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(\/(?:renew|unsubscribe)\/)[^/]+/, '$1[token]');
}

/**
 * Removes potential personal data from every span: queries, tokens in paths, and error messages, which may quote
 * values.
 */
class PrivateSpans implements SpanProcessor {
  onStart(): void {}

  onEnding(span: Span): void {
    span.updateName(bare(span.name));
    for (const [name, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string' && ADDRESS.test(name)) span.setAttribute(name, bare(value));
    }
    span.setStatus({ code: span.status.code });
    for (const { attributes } of span.events) {
      if (attributes)
        for (const name of Object.keys(attributes)) if (name !== 'exception.type') attributes[name] = undefined;
    }
  }

  onEnd(): void {}

  forceFlush(): Promise<void> {
    return Promise.resolve();
  }

  shutdown(): Promise<void> {
    return Promise.resolve();
  }
}
