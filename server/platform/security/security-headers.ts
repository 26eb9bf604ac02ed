import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { strictTransportSecurity } from 'helmet'
import type { Configuration } from '../config/configuration.ts'
import { type Area, type AreaName, areas } from '../http/areas.ts'

/**
 * The headers of all responses of an area; `file` is for files and pictures, which are no documents, and `asset` for
 * the public scripts, style sheets and fonts of the build.
 */
export type AreaHeaders = Readonly<Record<AreaName | 'file' | 'asset', Readonly<Record<string, string>>>>

declare module 'fastify' {
  interface FastifyInstance {
    /** For responses of another area than the one in which they are registered. */
    areaHeaders: AreaHeaders
  }
}

/** The CSP of every document: no inline scripts (PD-17) and no third-party origins. */
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
  'base-uri': [],
  'form-action': ["'self'"],
  'frame-ancestors': [],
}

/** Browser features that the site does not use: they are closed to injected scripts too. */
const refusedFeatures = [
  ...['accelerometer', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map(feature => `${feature}=()`)
  .join(', ')
const allowed = (isAllowed: boolean) => (isAllowed ? '(self)' : '()')
const permissionsPolicy = ({ wallets = false, camera = false }: Area) =>
  `${refusedFeatures}, camera=${allowed(camera)}, payment=${allowed(wallets)}`

/** Responses depend on the accepted encoding and on the client's country (`visitor.ts`). */
const varyOf = ({ proxies, countryHeader }: Configuration) =>
  ['accept-encoding', 'cookie', ...(proxies ? [countryHeader] : [])].join(', ')

function policyWith(guests: Record<string, string[]>): Record<string, string[]> {
  const allowed = Object.entries(ownPolicy).map(([directive, own]): [string, string[]] => [
    directive,
    [...own, ...(guests[directive] ?? [])],
  ])
  return Object.fromEntries(
    allowed.map(([directive, origins]) => [directive, origins.length > 0 ? origins : ["'none'"]]),
  )
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The headers that the library would write. */
function writtenBy(set: Middleware): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (header: string, value: string) => (headers[header.toLowerCase()] = value),
    removeHeader: () => {},
  }
  set({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** HSTS follows the public address. */
const isSecure = ({ publicUrl }: Configuration) => publicUrl.startsWith('https:')

function headersOf(name: AreaName, configuration: Configuration): Record<string, string> {
  const area: Area = areas[name]
  const { cacheControl, robots, referrer, guests } = area
  const secure = isSecure(configuration)
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policyWith(guests(configuration)), ...(secure && { 'upgrade-insecure-requests': [] }) },
    },
    strictTransportSecurity: secure ? configuration.hsts : false,
    referrerPolicy: { policy: referrer },
    // For obsolete browsers.
    xXssProtection: false,
    xDownloadOptions: false,
    // The same as `frame-ancestors`, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
  })
  const headers: Record<string, string> = {
    vary: varyOf(configuration),
    'permissions-policy': permissionsPolicy(area),
    ...(cacheControl && { 'cache-control': cacheControl }),
    ...(robots && { 'x-robots-tag': robots }),
  }
  return Object.assign(headers, writtenBy(set))
}

/** The headers of every area; they are the same for all clients, so the library computes them once. */
export const securityHeaders = (configuration: Configuration): AreaHeaders => ({
  public: headersOf('public', configuration),
  client: headersOf('client', configuration),
  checkout: headersOf('checkout', configuration),
  office: headersOf('office', configuration),
  preview: headersOf('preview', configuration),
  dev: headersOf('dev', configuration),
  api: headersOf('api', configuration),
  file: {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(configuration) && writtenBy(strictTransportSecurity(configuration.hsts))),
  },
  // A page requests a dozen of them: its own response has set HSTS.
  asset: { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
})
