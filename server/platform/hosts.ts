import type { IncomingMessage } from 'node:http'
import type { Configuration } from './configuration.ts'

/** A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const hostShape = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i

function hostsIn(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '')
  return hosts
}

/** The host of a request that names the whole address, as one to a proxy does (RFC 9112). */
const hostInAddress = (url: string) => (url.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(url)?.[1])

/** Machines look after the site by whatever name or address they know it. */
const isHealth = (url: string) => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

type HostRefusal = 'malformed-request' | 'other-host'

/**
 * Says why a request is not answered for the host that it names: it names several, or none that could be one, or, live,
 * another than that of PUBLIC_URL. Nothing is ever built from what a visitor says the host is; but whatever stands in
 * front may tell requests apart by it.
 */
export function hostCheck({ mode, publicUrl }: Configuration): (request: IncomingMessage) => HostRefusal | undefined {
  const { host, protocol } = new URL(publicUrl)
  const ours = new Set([host, `${host}:${protocol === 'https:' ? 443 : 80}`])
  const isOurs = (named: string) => ours.has(named.toLowerCase().replace(/\.(?=:|$)/, ''))

  return ({ rawHeaders, url = '/', httpVersion }) => {
    const hosts = hostsIn(rawHeaders)
    const [named] = hosts
    if (hosts.length > 1) return 'malformed-request'
    // Before HTTP/1.1 nobody had to name it.
    if (named === undefined ? httpVersion !== '1.0' : !hostShape.test(named)) return 'malformed-request'
    if (mode !== 'live' || isHealth(url)) return undefined
    const all = [named, hostInAddress(url)].filter(one => one !== undefined)
    return all.length > 0 && all.every(isOurs) ? undefined : 'other-host'
  }
}
