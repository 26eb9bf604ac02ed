import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { hasEncoding, type PreparedResponse, writePrepared } from '../cache/prepared-response.ts'
import type { Configuration } from '../config/configuration.ts'
import type { CallCounts } from '../security/call-counts.ts'
import type { CallExchange } from '../security/call-exchange.ts'

declare module 'fastify' {
  interface FastifyInstance {
    early: EarlyResponses
  }
}

const minute = 60_000

/** The limit of a route, as the rate limiter passes it. */
interface RouteLimit {
  max?: unknown
  routeInfo: { url: string }
}

/** The address that a proxy names: some append its port, or put an IPv6 address in brackets. */
function addressIn(said: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(said) ?? []
  const [address = ''] = (bracketed ?? plain ?? said).split('%', 1)
  return isIP(address) ? address : undefined
}

/**
 * The client's address: that of the connection, or the one that the trusted proxies report (the last entry comes from
 * the nearest). Where an entry is no address, that of the proxy that reported it.
 */
export function clientIp({ socket, headers }: IncomingMessage, { proxies }: Pick<Configuration, 'proxies'>): string {
  let address = socket.remoteAddress ?? ''
  if (proxies === 0) return address
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse()
  for (const hop of said.slice(0, proxies)) {
    const next = addressIn(hop.trim())
    if (!next) break
    address = next
  }
  return address
}

/** The key under which a client is counted: an IPv4 address, or the /64 network of an IPv6 address. */
export function rateLimitKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The network around a client: /24 of an IPv4 address, /48 of an IPv6 one. */
export const networkOf = (caller: string): string =>
  caller.includes(':') ? caller.split(':').slice(0, 3).join(':') : caller.split('.').slice(0, 3).join('.')

/** The site (/48) of an IPv6 network; an IPv4 address stays. Providers assign whole sites to one customer. */
export const siteOfCaller = (caller: string): string =>
  caller.includes(':') ? caller.split(':').slice(0, 3).join(':') : caller

/**
 * Sends cached responses of public endpoints before routing. They count towards the same limit as routed requests.
 */
export class EarlyResponses {
  readonly #configuration: Configuration
  readonly #finders: ((request: IncomingMessage) => PreparedResponse | undefined)[] = []
  readonly #exchange: Pick<CallExchange, 'countsOf'>
  readonly #calls: CallCounts

  constructor(configuration: Configuration, exchange: Pick<CallExchange, 'countsOf'>) {
    this.#configuration = configuration
    this.#exchange = exchange
    this.#calls = exchange.countsOf('all', configuration.callsPerMinute)
  }

  /** Registers a feature's cache: `find` returns the cached response to a GET request. */
  add(find: (request: IncomingMessage) => PreparedResponse | undefined): void {
    this.#finders.push(find)
  }

  /** The counts of an endpoint with a limit of its own. */
  countsOf(name: string, max: number): CallCounts {
    return this.#exchange.countsOf(name, max)
  }

  /** The key under which the sender of a request is counted. */
  callerOf(request: IncomingMessage): string {
    return rateLimitKey(clientIp(request, this.#configuration))
  }

  /** The store of the rate limiter for routed requests; shares its counters. */
  get store() {
    const [shared, exchange] = [this.#calls, this.#exchange]
    return class Store {
      readonly #calls: CallCounts

      constructor(_options: unknown, calls = shared) {
        this.#calls = calls
      }

      incr(caller: string, done: (error: null, counted: { current: number; ttl: number }) => void, window: number) {
        done(null, this.#calls.count(caller, window))
      }

      /** Routes with a limit of their own are counted separately. */
      child(route: object): Store {
        const { max, routeInfo } = route as RouteLimit
        return new Store(undefined, exchange.countsOf(`route ${routeInfo.url}`, Number(max)))
      }
    }
  }

  /** Sends a cached response. False: the request must be routed, which can reject it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    for (const find of this.#finders) {
      const ready = find(request)
      if (!ready || !hasEncoding(request.headers, ready)) continue
      const { current } = this.#calls.count(this.callerOf(request), minute)
      return current <= this.#configuration.callsPerMinute && writePrepared(request.headers, response, ready)
    }
    return false
  }
}
