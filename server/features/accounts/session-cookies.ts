import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '#server/platform/configuration'
import { cookiesOf } from '#server/platform/visitor'
import type { Opened } from './sessions.ts'

type World = Pick<Configuration, 'publicUrl'>

const isSecure = ({ publicUrl }: World) => publicUrl.startsWith('https:')

/** No prefix asks for more: its path is that of the calls which take it. */
const nameOf = (world: World) => (isSecure(world) ? '__Secure-session' : 'session')

/** The session's cookie, which opens `/api/auth/refresh` and `/api/auth/logout` alone (PD-51). */
export const sessionCookieOf = (request: FastifyRequest, world: World): string | undefined =>
  cookiesOf(request)[nameOf(world)]

const attributesOf = (world: World) => ({ sameSite: 'lax', secure: isSecure(world) }) as const

/** Those that scripts of the site read. They hold ids, which open nothing. */
const known = ['contactid', 'bookingid', 'winevillaitemid', '3dsecure'] as const

/**
 * Hands a session to the browser. `contactid` tells scripts that there is one; where it is missing they need not ask.
 */
export function setSessionCookies(
  reply: FastifyReply,
  world: Configuration,
  { cookie, lasts, contact }: Pick<Opened, 'cookie' | 'lasts'> & { contact: { id: string } },
): void {
  const attributes = { ...attributesOf(world), maxAge: lasts }
  reply.header('set-cookie', [
    stringifySetCookie({ name: nameOf(world), value: cookie, path: '/api/auth', httpOnly: true, ...attributes }),
    stringifySetCookie({ name: 'contactid', value: contact.id, path: '/', ...attributes }),
  ])
}

/** Whoever logs out leaves nothing behind; the currency in which one reads outlives a session that is over by itself. */
const ofLogOut = [...known, 'currency'] as const

/** Takes from the browser all that belongs to a session. */
export function clearSessionCookies(
  reply: FastifyReply,
  world: Configuration,
  { loggedOut = false }: { loggedOut?: boolean } = {},
): void {
  const attributes = { ...attributesOf(world), maxAge: 0, value: '' }
  reply.header('set-cookie', [
    stringifySetCookie({ name: nameOf(world), path: '/api/auth', httpOnly: true, ...attributes }),
    ...(loggedOut ? ofLogOut : known).map(name => stringifySetCookie({ name, path: '/', ...attributes })),
  ])
}
