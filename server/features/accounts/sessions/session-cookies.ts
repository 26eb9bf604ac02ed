import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '#server/platform/auth/visitor'
import type { Configuration } from '#server/platform/config/configuration'
import type { IssuedSession } from './sessions.ts'

type World = Pick<Configuration, 'publicUrl'>

const isSecure = ({ publicUrl }: World) => publicUrl.startsWith('https:')

/** No stronger prefix fits: the path is that of the endpoints that read the cookie. */
const nameOf = (world: World) => (isSecure(world) ? '__Secure-session' : 'session')

/** The session's cookie, sent only to `/api/auth/refresh` and `/api/auth/logout` (PD-51). */
export const sessionCookieOf = (request: FastifyRequest, world: World): string | undefined =>
  cookiesOf(request)[nameOf(world)]

const attributesOf = (world: World) => ({ sameSite: 'lax', secure: isSecure(world) }) as const

/** Cookies that scripts of the site read. They hold ids, which grant no access. */
const known = ['contactid', 'bookingid', 'winevillaitemid', '3dsecure'] as const

/** Sets the cookies of a session. `contactid` shows scripts that there is one; without it they need not request it. */
export function setSessionCookies(
  reply: FastifyReply,
  world: Configuration,
  { cookie, lasts, contact }: Pick<IssuedSession, 'cookie' | 'lasts'> & { contact: { id: string } },
): void {
  const attributes = { ...attributesOf(world), maxAge: lasts }
  reply.header('set-cookie', [
    stringifySetCookie({ name: nameOf(world), value: cookie, path: '/api/auth', httpOnly: true, ...attributes }),
    stringifySetCookie({ name: 'contactid', value: contact.id, path: '/', ...attributes }),
  ])
}

/** Logging out removes all of these; the reader's currency outlives a session that expires. */
const ofLogOut = [...known, 'currency'] as const

/** Removes the cookies of a session from the browser. */
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
