import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from './version.ts'

/** Upper bounds of request durations in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of one process, by the names that Prometheus reads. */
export interface Metrics {
  registry: Registry
  /** Observes the requests of an application. Labels are patterns and classes: their number is bounded. */
  follow: (app: FastifyInstance) => void
  /** Counts a response that was sent from the cache, before routing. */
  countCached: () => void
}

/** Creates the metrics of this process: memory, event loop, requests. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const info = {
    name: 'maestrale_build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  } as const
  new Gauge({ ...info, aggregator: 'max' }).set({ version }, 1)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests that were routed',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const cached = new Counter({
    name: 'http_cached_responses_total',
    help: 'Responses that were sent from the cache before routing',
    registers,
  })
  return {
    registry,
    follow: app => {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const status = `${Math.floor(statusCode / 100)}xx`
        duration.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000)
      })
    },
    countCached: () => cached.inc(),
  }
}

/** Lets the first process of several read the metrics of this one. */
export function shareMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
}

/** Where metrics are served, apart from the site: they are for operators. */
interface MetricsAddress {
  port: number
  host: string
}

/** Serves `GET /metrics` of one process, or in the first of several the sum of all. Returns what stops it. */
export async function serveMetrics(
  { port, host }: MetricsAddress,
  metrics?: Metrics,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const ofCluster = !metrics && cluster.isPrimary ? new AggregatorRegistry() : undefined
  const collect = () => ofCluster?.clusterMetrics() ?? metrics?.registry.metrics() ?? Promise.resolve('')
  const contentType = (metrics?.registry ?? ofCluster)?.contentType ?? 'text/plain'
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    collect().then(
      text => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((listens, failed) => server.once('error', failed).listen(port, host, listens))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise(done => server.close(() => done())),
  }
}
