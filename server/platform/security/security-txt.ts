import type { FastifyInstance } from 'fastify'
import { languages } from '#domain/text/language'
import type { Configuration } from '../config/configuration.ts'
import type { Clock } from '../runtime/clock.ts'

/** Months until expiry; RFC 9116 recommends less than a year. */
const monthsAhead = 6

/** The first moment of the month, `monthsAhead` months from now. */
function expiry(now: number): string {
  const day = new Date(now)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsAhead, 1)).toISOString()
}

/** Serves security.txt: where to report vulnerabilities (RFC 9116). */
export function securityTxt(
  app: FastifyInstance,
  { configuration, clock }: { configuration: Configuration; clock: Pick<Clock, 'now'> },
): void {
  const { publicUrl, securityContact } = configuration
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expiry(clock.now())}`,
          `Preferred-Languages: ${languages.join(', ')}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
