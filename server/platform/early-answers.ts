import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Configuration } from './configuration.ts'
import { isMade, type ReadyReply, writeReady } from './ready-reply.ts'

declare module 'fastify' {
  interface FastifyInstance {
    early: EarlyAnswers
  }
}

const minute = 60_000
/** Callers of whom it is remembered how often they called; who has not called for longest is forgotten first. */
const mostCallers = 5000

interface Counted {
  current: number
  began: number
}

/** How often each caller has called in the minute that began with its first call, in the shape that the limiter asks for. */
class Calls {
  readonly #counted = new LRUCache<string, Counted>({ max: mostCallers })

  count(caller: string, window: number): { current: number; ttl: number } {
    // A clock that is put back must not make a minute an hour.
    const now = performance.now()
    let counted = this.#counted.get(caller)
    if (!counted || counted.began + window <= now) {
      counted = { current: 0, began: now }
      this.#counted.set(caller, counted)
    }
    counted.current++
    return { current: counted.current, ttl: counted.began + window - now }
  }
}

/** The address that a proxy means: some write its port behind it, or an IPv6 address in brackets. */
function addressIn(said: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(said) ?? []
  const [address = ''] = (bracketed ?? plain ?? said).split('%', 1)
  return isIP(address) ? address : undefined
}

/**
 * The address of who asks: that of the connection, or what as many proxies as we have say (the last speaks first). What
 * is no address is nobody's: then it is that of the proxy which was told so.
 */
export function addressOf({ socket, headers }: IncomingMessage, { proxies }: Pick<Configuration, 'proxies'>): string {
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

/** By what a caller is counted: an IPv4 address, or of an IPv6 address the network, of which one caller has all the rest. */
export function callerAt(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The network around a caller: /24 of an IPv4 address, /48 of an IPv6 one. */
export const networkOf = (caller: string): string =>
  caller.includes(':') ? caller.split(':').slice(0, 3).join(':') : caller.split('.').slice(0, 3).join('.')

/** The site (/48) of a caller that is an IPv6 network; others are their own. Providers give whole sites away. */
export const siteOfCaller = (caller: string): string =>
  caller.includes(':') ? caller.split(':').slice(0, 3).join(':') : caller

/**
 * Public calls whose answers are kept are answered before they are routed, and counted with the others: the limit of
 * calls holds for all of them together.
 */
export class EarlyAnswers {
  readonly #configuration: Configuration
  readonly #finders: ((request: IncomingMessage) => ReadyReply | undefined)[] = []
  readonly #calls = new Calls()

  constructor(configuration: Configuration) {
    this.#configuration = configuration
  }

  /** Lets a feature answer early: `find` tells what is kept for a GET request. */
  add(find: (request: IncomingMessage) => ReadyReply | undefined): void {
    this.#finders.push(find)
  }

  /** By what the sender of a request is counted. */
  callerOf(request: IncomingMessage): string {
    return callerAt(addressOf(request, this.#configuration))
  }

  /** Where the limiter of the routes counts. */
  get store() {
    const shared = this.#calls
    return class Store {
      readonly #calls: Calls

      constructor(_options: unknown, calls = shared) {
        this.#calls = calls
      }

      incr(caller: string, done: (error: null, counted: { current: number; ttl: number }) => void, window: number) {
        done(null, this.#calls.count(caller, window))
      }

      /** Calls with a limit of their own are counted apart. */
      child(): Store {
        return new Store(undefined, new Calls())
      }
    }
  }

  /** Answers what is kept; false: the request is to be routed, which may refuse it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    for (const find of this.#finders) {
      const ready = find(request)
      if (!ready || !isMade(request.headers, ready)) continue
      const { current } = this.#calls.count(this.callerOf(request), minute)
      return current <= this.#configuration.callsPerMinute && writeReady(request.headers, response, ready)
    }
    return false
  }
}
