import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { CalendarFailure, type CalendarSource } from './calendars.ts'
import { isPublicAddress } from './public-address.ts'

/** How names become addresses and addresses become connections. */
export interface Network {
  resolve: (host: string) => Promise<string[]>
  /** Opens an encrypted connection to an address, as the named host. */
  connect: (to: { address: string; host: string; port: number }) => Duplex
}

const internet: Network = {
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: ({ address, host, port }) =>
    connect({ host: address, port, ALPNProtocols: ['http/1.1'], ...(isIP(host) === 0 && { servername: host }) }),
}

const limits = { timeoutMs: 20_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 }

/** Parses an address of a calendar. Throws `bad-address` unless it is https at the usual port without credentials. */
export function parseCalendarAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) throw new CalendarFailure('bad-address')
  return url
}

/** The one address to which a host may be connected. Every address that its name has must be public. */
async function findAddress(host: string, network: Network): Promise<string> {
  const literal = host.replace(/^\[|\]$/g, '')
  const found = isIP(literal) ? [literal] : await network.resolve(host).catch(() => [])
  if (found.length === 0) throw new CalendarFailure('unreachable')
  if (!found.every(isPublicAddress)) throw new CalendarFailure('private-address')
  return found[0] ?? ''
}

/** Sends a request to the address that was checked: the name is not resolved again. */
const send = (url: URL, address: string, network: Network, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, {
      signal,
      // With a connection of its own, Node.js would name port 80 here, for which hosts refuse or redirect.
      headers: { host: url.host, accept: 'text/calendar', 'accept-encoding': 'identity' },
      createConnection: () => network.connect({ address, host: url.hostname, port: 443 }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })

/** The text of a response: UTF-8, or else Latin-1, which never fails. */
async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new CalendarFailure('too-large')
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw new CalendarFailure('too-large')
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads calendars by https from public addresses alone: the address of each name is checked before the connection, also
 * after redirects (ADR-0059). Size, time and redirects are bounded.
 */
export function httpsCalendars({
  network = internet,
  timeoutMs = limits.timeoutMs,
  maxBytes = limits.maxBytes,
}: {
  network?: Network
  timeoutMs?: number
  maxBytes?: number
} = {}): CalendarSource {
  const follow = async (url: URL, redirects: number, signal: AbortSignal): Promise<string> => {
    const response = await send(url, await findAddress(url.hostname, network), network, signal)
    const { statusCode = 0, headers } = response
    try {
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
        if (redirects === limits.maxRedirects) throw new CalendarFailure('too-many-redirects')
        const next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : ''
        return await follow(parseCalendarAddress(next), redirects + 1, signal)
      }
      if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new CalendarFailure('refused')
      return await readText(response, maxBytes)
    } finally {
      response.destroy()
    }
  }
  return {
    async read(address, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const text = await follow(parseCalendarAddress(address), 0, AbortSignal.any([signal, timeout]))
        if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarFailure('no-calendar')
        return text
      } catch (error) {
        if (error instanceof CalendarFailure || signal.aborted) throw error
        throw new CalendarFailure(timeout.aborted ? 'too-slow' : 'unreachable')
      }
    },
  }
}
