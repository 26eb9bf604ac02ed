import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Configuration } from './configuration.ts'

const originsOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * Headers of every answer: a policy without inline scripts (decision 17); HSTS follows the public address. They are the
 * same for all, so they are asked of the library once.
 */
export function securityHeaders(configuration: Configuration): Record<string, string> {
  const secure = configuration.publicUrl.startsWith('https:')
  const frames = originsOf(configuration.office.callBooking)
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Custom properties on single elements: a picture's colour, a bar's width.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...originsOf(configuration.map.tiles)],
        'media-src': ["'self'", ...originsOf(configuration.heroVideo)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': frames.length > 0 ? frames : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xXssProtection: false,
    // The same as `frame-ancestors`, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
  })
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  set({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
