import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { type AreaName, areas } from './areas.ts'
import type { Configuration } from './configuration.ts'

/** The headers that all answers of an area have, by area. */
export type AreaHeaders = Readonly<Record<AreaName, Readonly<Record<string, string>>>>

/** What every document may use: no inline scripts (decision 17), and nothing of others. */
const ownPolicy: Readonly<Record<string, string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Custom properties on single elements: a picture's colour, a bar's width.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
  'object-src': [],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': [],
}

function policyWith(guests: Record<string, string[]>): Record<string, string[]> {
  const allowed = Object.entries(ownPolicy).map(([directive, own]): [string, string[]] => [
    directive,
    [...own, ...(guests[directive] ?? [])],
  ])
  return Object.fromEntries(
    allowed.map(([directive, origins]) => [directive, origins.length > 0 ? origins : ["'none'"]]),
  )
}

function headersOf(name: AreaName, configuration: Configuration): Record<string, string> {
  const { cacheControl, robots, referrer, guests } = areas[name]
  const secure = configuration.publicUrl.startsWith('https:')
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policyWith(guests(configuration)), ...(secure && { 'upgrade-insecure-requests': [] }) },
    },
    // HSTS follows the public address.
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: referrer },
    xXssProtection: false,
    // The same as `frame-ancestors`, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
  })
  const headers: Record<string, string> = {
    ...(cacheControl && { 'cache-control': cacheControl }),
    ...(robots && { 'x-robots-tag': robots }),
  }
  const response = {
    setHeader: (header: string, value: string) => (headers[header.toLowerCase()] = value),
    removeHeader: () => {},
  }
  set({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** The headers of every area; they are the same for all who ask, so they are asked of the library once. */
export const securityHeaders = (configuration: Configuration): AreaHeaders => ({
  public: headersOf('public', configuration),
  client: headersOf('client', configuration),
  office: headersOf('office', configuration),
  dev: headersOf('dev', configuration),
  api: headersOf('api', configuration),
})
