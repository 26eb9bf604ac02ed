import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Configuration } from './configuration.ts'

/** The origin of the map tiles, where some are configured. */
const tileOrigin = (tiles: string) => (URL.canParse(tiles) ? [new URL(tiles).origin] : [])

/** Headers of every answer: a policy without inline scripts (decision 17); HSTS follows the public address. */
export function securityHeaders(configuration: Configuration): FastifyHelmetOptions {
  const secure = configuration.publicUrl.startsWith('https:')
  const callBooking = URL.canParse(configuration.office.callBooking) ? [new URL(configuration.office.callBooking).origin] : []
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Custom properties on single elements: a picture's colour, a bar's width.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...tileOrigin(configuration.map.tiles)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': callBooking.length > 0 ? callBooking : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  }
}
