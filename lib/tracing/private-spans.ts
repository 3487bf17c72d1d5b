import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Attributes of Next's and of others' spans that hold an address. */
const ADDRESS = /^(http\.(target|url|path)|url\.(full|path|query)|next\.span_name)$/;

/** An address without its query, and without the token of a link in a mail. */
function bare(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(\/(?:renew|unsubscribe)\/)[^/]+/, '$1[token]');
}

/** Takes out of every span what may be a person's: queries, tokens in paths, and the words of errors, which may quote values. */
export class PrivateSpans implements SpanProcessor {
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
