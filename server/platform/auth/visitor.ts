import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { type Purpose, readConsent } from '#domain/content/consent'
import { type Audience, audienceOf, audiences } from '#domain/geography/audience'
import { defaultCurrency, findCurrency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Configuration } from '../config/configuration.ts'

type Request = { headers: IncomingMessage['headers'] }
type Sender = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * The remote address of requests that the site makes to itself to render a page for an audience. It carries all that
 * such a request knows of a visitor, and cannot be forged: no network address has such a name.
 */
export const internalAddress = (audience: Audience): string => `site for ${audience}`

const ownAudiences = new Map<string | undefined, Audience>(
  audiences.map(audience => [internalAddress(audience), audience] as const),
)

/** Whether the site itself sent the request. */
export const isInternalRequest = ({ socket }: Sender): boolean => ownAudiences.has(socket.remoteAddress)

/** The cookies of a request; malformed ones are skipped. */
export const cookiesOf = ({ headers }: Request): Record<string, string | undefined> =>
  headers.cookie ? parseCookie(headers.cookie) : {}

/** Whether a visitor has agreed to a purpose, by the consent cookie (PD-41). */
export const hasAgreed = (request: Request, purpose: Purpose): boolean =>
  readConsent(cookiesOf(request).consent)?.includes(purpose) ?? false

/** The visitor's country, if known: the cookie's, else the proxy's (PD-14). */
export function knownCountryOf(request: Request, { proxies, countryHeader }: Configuration): string | undefined {
  // Without a proxy that sets it, the header would be the visitor's own claim.
  const header = proxies ? request.headers[countryHeader] : undefined
  const named = cookiesOf(request).officecountry ?? (typeof header === 'string' ? header : undefined)
  return named && /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : undefined
}

/** The country that applies to a visitor: the office's, where the visitor's is unknown. */
export const officeCountryOf = (request: Request, configuration: Configuration): string =>
  knownCountryOf(request, configuration) ?? configuration.office.country

/** The audience of a visitor: villas can be hidden from Italy and Greece. */
export const audienceOfRequest = (request: Request & Sender, configuration: Configuration): Audience =>
  ownAudiences.get(request.socket.remoteAddress) ?? audienceOf(officeCountryOf(request, configuration))

/** The currency of a visitor's pages: the chosen one, else that of their country or language. */
export const currencyOfRequest = (request: Request, configuration: Configuration, language: Language): CurrencyId =>
  findCurrency(cookiesOf(request).currency) ?? defaultCurrency(knownCountryOf(request, configuration), language)

/** The `Cache-Control` of responses for an audience: those of some countries only stay out of shared caches (PD-14). */
export const cacheScopeOf = (audience: Audience): string =>
  audience === 'default' ? 'public, no-cache' : 'private, no-store'
