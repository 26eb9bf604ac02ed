import type { FastifyRequest } from 'fastify'
import { type Audience, audienceOf } from '#domain/audience'
import type { Configuration } from './configuration.ts'

/** The cookie that keeps the office country a visitor was given or chose. */
export const officeCountryCookie = 'officecountry'

/** The office country of a visitor: the cookie's, else the one the proxy names, else the office's own (decision 14). */
export function officeCountryOf(request: FastifyRequest, configuration: Configuration): string {
  const header = request.headers[configuration.countryHeader]
  const named = request.cookies[officeCountryCookie] ?? (typeof header === 'string' ? header : undefined)
  return named && /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : configuration.office.country
}

/** Whose site a visitor sees: villas can be hidden from Italy and Greece. */
export const audienceOfRequest = (request: FastifyRequest, configuration: Configuration): Audience =>
  audienceOf(officeCountryOf(request, configuration))
