import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { type Audience, audienceOf, audiences } from '#domain/audience'
import { type Purpose, readConsent } from '#domain/consent'
import { defaultCurrency, findCurrency } from '#domain/currency'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import type { Configuration } from './configuration.ts'

type Request = { headers: IncomingMessage['headers'] }
type Sender = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Where requests come from that the site makes to itself, to render a page for an audience. It says all that such a
 * request may know of a visitor, and nobody else can say it: no address of the network has such a name.
 */
export const ownAddress = (audience: Audience): string => `site for ${audience}`

const ownAudiences = new Map<string | undefined, Audience>(
  audiences.map(audience => [ownAddress(audience), audience] as const),
)

/** Whether the site itself asks. */
export const isOwn = ({ socket }: Sender): boolean => ownAudiences.has(socket.remoteAddress)

/** The cookies of a request; malformed ones are left out. */
export const cookiesOf = ({ headers }: Request): Record<string, string | undefined> =>
  headers.cookie ? parseCookie(headers.cookie) : {}

/** Whether a visitor has agreed to a purpose, as the cookie tells it (PD-41). */
export const hasAgreed = (request: Request, purpose: Purpose): boolean =>
  readConsent(cookiesOf(request).consent)?.includes(purpose) ?? false

/** The office country of a visitor, where it is known: the cookie's, else the one the proxy names (PD-14). */
export function knownCountryOf(request: Request, { proxies, countryHeader }: Configuration): string | undefined {
  // Without a proxy to set it, the header would be the visitor's own say.
  const header = proxies ? request.headers[countryHeader] : undefined
  const named = cookiesOf(request).officecountry ?? (typeof header === 'string' ? header : undefined)
  return named && /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : undefined
}

/** The office country that applies to a visitor: the office's own, where theirs is not known. */
export const officeCountryOf = (request: Request, configuration: Configuration): string =>
  knownCountryOf(request, configuration) ?? configuration.office.country

/** Whose site a visitor sees: villas can be hidden from Italy and Greece. */
export const audienceOfRequest = (request: Request & Sender, configuration: Configuration): Audience =>
  ownAudiences.get(request.socket.remoteAddress) ?? audienceOf(officeCountryOf(request, configuration))

/** In which currency a visitor's pages are written: the one they chose, else that of their country or language. */
export const currencyOfRequest = (request: Request, configuration: Configuration, language: Language): CurrencyId =>
  findCurrency(cookiesOf(request).currency) ?? defaultCurrency(knownCountryOf(request, configuration), language)

/** Who may keep what all of an audience see: what only some countries see stays out of shared caches (PD-14). */
export const sharedBy = (audience: Audience): string =>
  audience === 'default' ? 'public, no-cache' : 'private, no-store'
