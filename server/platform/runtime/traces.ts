import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceOutgoingRequests } from './outgoing-traces.ts'
import { version } from './version.ts'

export interface TraceSettings {
  /** Where spans are sent by OTLP over HTTP, as `https://collector.example/v1/traces`. */
  url: string
  /** The share of traces that begin here and are recorded, from 0 to 1. */
  share: number
}

const tracer = () => trace.getTracer('maestrale')

/** Records spans of this process and sends them to a collector. Returns what sends the last ones and stops. */
export function startTraces({ url, share }: TraceSettings): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'maestrale', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: 1500 }),
        scheduledDelayMillis: 2000,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const stopOutgoing = traceOutgoingRequests(tracer())
  return async () => {
    stopOutgoing()
    await provider.shutdown().catch(() => undefined)
    trace.disable()
    propagation.disable()
    context.disable()
  }
}

const spans = new WeakMap<FastifyRequest, Span>()

/** The trace of the proxy in front, if it began one. */
const parentOf = ({ headers }: FastifyRequest): Context => propagation.extract(ROOT_CONTEXT, headers)

/** Traces the requests of an application by method and pattern: URLs, headers and bodies can be personal. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'none'
    const attributes: Attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
    // A page asks the site itself: its requests belong to the page's trace.
    const parent = trace.getActiveSpan() ? context.active() : parentOf(request)
    const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), next)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** Runs work as a span of its own trace, such as a job. */
export const traced = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { root: true }, async span => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
