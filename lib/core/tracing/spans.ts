import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { perProcess } from '@/lib/core/per-process';

/** The tracer is set by `startTracing`. */
const tracing = perProcess<{ tracer?: Tracer }>('tracing', () => ({}));

/** Sets the tracer that creates spans; undefined disables tracing. */
export function makeSpansBy(tracer: Tracer | undefined): void {
  tracing.tracer = tracer;
}

/** Whether traces are collected. */
export function isTracing(): boolean {
  return tracing.tracer !== undefined;
}

export type ServerSpan = {
  traceId: string;
  run: <T>(work: () => T) => T;
  end: (outcome: { route: string; status: number }) => void;
};

/** Starts the span of a request, within the caller's trace (W3C `traceparent`); null if tracing is disabled. */
export function serverSpan(method: string, headers: IncomingHttpHeaders): ServerSpan | null {
  const { tracer } = tracing;
  if (!tracer) return null;
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
  const inside = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(inside, work),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`).setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Starts the span of a SQL statement, recording its prepared text, which contains no values. Returns the function
 * that ends it; null if tracing is disabled.
 */
export function querySpan(statement: string): ((failed: boolean) => void) | null {
  const { tracer } = tracing;
  if (!tracer) return null;
  const name = /^\s*(?:--.*\n\s*)*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY';
  const span = tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': statement },
  });
  return (failed) => {
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}
