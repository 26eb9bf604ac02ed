import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'

/** A request as `fetch` publishes it, or as `node:http` does. */
interface Published {
  request: ClientRequest | { method: string; origin?: string | URL }
  response?: { statusCode?: number }
}

function hostOf({ request }: Published): string {
  if ('origin' in request && request.origin) return new URL(request.origin).hostname
  return 'host' in request ? request.host : ''
}

/** Traces requests to payment providers and other services, by method and host. Returns what ends it. */
export function traceOutgoingRequests(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>()
  const begin = (message: unknown) => {
    // The exporter's own requests would make spans for ever.
    if (isTracingSuppressed(context.active())) return
    const published = message as Published
    const { method } = published.request
    const attributes = { 'http.request.method': method, 'server.address': hostOf(published) }
    open.set(published.request, tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }))
  }
  const end = (message: unknown) => {
    const { request, response } = message as Published
    const span = open.get(request)
    if (response?.statusCode) span?.setAttribute('http.response.status_code', response.statusCode)
    else span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    open.delete(request)
  }
  const listeners = {
    'undici:request:create': begin,
    'undici:request:headers': end,
    'undici:request:error': end,
    'http.client.request.start': begin,
    'http.client.response.finish': end,
    'http.client.request.error': end,
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}
