import type { IncomingMessage } from 'node:http'
import type { Configuration } from '../config/configuration.ts'

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostShape = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

function hostsIn(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '')
  return hosts
}

/** The host in an absolute-form request target, as sent to a proxy (RFC 9112). */
const hostInAddress = (url: string) => (url.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(url)?.[1])

/** Monitoring reaches the site by any name or address. */
const isHealth = (url: string) => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

type HostRefusal = 'malformed-request' | 'other-host'

/**
 * Returns why a request is rejected for its host: several hosts, an invalid one or, live, another than that of
 * PUBLIC_URL. The site builds nothing from the Host header, but a proxy in front can route or cache by it.
 */
export function createHostCheck({
  mode,
  publicUrl,
}: Configuration): (request: IncomingMessage) => HostRefusal | undefined {
  const { host, protocol } = new URL(publicUrl)
  const ours = new Set([host, `${host}:${protocol === 'https:' ? 443 : 80}`])
  const isOurs = (named: string) => ours.has(named.toLowerCase().replace(/\.(?=:|$)/, ''))

  return ({ rawHeaders, url = '/', httpVersion }) => {
    const hosts = hostsIn(rawHeaders)
    const [named] = hosts
    if (hosts.length > 1) return 'malformed-request'
    // HTTP/1.0 does not require a Host header.
    if (named === undefined ? httpVersion !== '1.0' : !hostShape.test(named)) return 'malformed-request'
    if (mode !== 'live' || isHealth(url)) return undefined
    const all = [named, hostInAddress(url)].filter(one => one !== undefined)
    return all.length > 0 && all.every(isOurs) ? undefined : 'other-host'
  }
}
