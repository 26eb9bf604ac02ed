import type { FastifyRequest } from 'fastify'
import type { Endpoint, Provider } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import { type Actor, isOf, nobody } from '#domain/actor'
import type { Configuration } from './configuration.ts'

/** Who calls, and, where somebody has signed in, in which session. */
export interface Caller {
  actor: Actor
  sessionId?: string
}

/** Tells whose a bearer token is; undefined where it is nobody's, or no longer. */
export type Identify = (token: string) => Promise<Required<Caller> | undefined>

/** Tells whether what was sent bears the provider's signature; it is asked before anything of it is read. */
export type Verify = (request: Pick<FastifyRequest, 'headers'>, body: Buffer) => boolean

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** Whose token a request bears. Throws `session-ended` for a token that is nobody's. */
async function identified(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return { actor: nobody }
  const caller = await identify(token)
  if (!caller) throw new Refusal('session-ended')
  return caller
}

/** Whether a member of staff who looks on may make the call: they read, and do nothing in a client's name (PD-32). */
const onlyReads = ({ method, writes }: Pick<Endpoint, 'method' | 'writes'>) => method === 'GET' && writes === undefined

const isLookingOn = (actor: Actor) => actor.kind === 'lead-booker' && actor.lookingOn !== undefined

/**
 * Who calls, where the call is open to them. What is not open to an actor does not exist for it (PD-50); nobody is
 * asked to sign in. Throws `not-found`, `not-signed-in` and `session-ended`.
 */
export async function callerOf(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'writes'>,
  identify: Identify,
): Promise<Caller> {
  const { access, method } = endpoint
  // A public answer is the same for everybody, a provider signs what it sends, a cookie says itself whose it is: none of
  // them asks for a token.
  if (!Array.isArray(access) && (access !== 'anyone' || method === 'GET')) return { actor: nobody }
  const caller = await identified(request, identify)
  if (Array.isArray(access)) {
    if (caller.actor.kind === 'nobody') throw new Refusal('not-signed-in')
    if (!isOf(caller.actor, access)) throw new Refusal('not-found', { withheld: true })
  }
  if (isLookingOn(caller.actor) && !onlyReads(endpoint)) throw new Refusal('not-found', { withheld: true })
  return caller
}

/**
 * Lets a request pass that a page of the site itself has sent: as the browser says, and where that does not know the
 * header, by the origin that it names (PD-51). Throws `other-site`.
 */
export function askOwnSite({ headers }: Pick<FastifyRequest, 'headers'>, { publicUrl }: Configuration): void {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin'
  if (!isOwn) throw new Refusal('other-site')
}

/** The bytes of a signed request, as they came. Throws `bad-signature`. */
export function verifySignature(
  request: FastifyRequest,
  body: Buffer,
  provider: Provider,
  verify: Partial<Record<Provider, Verify>>,
): void {
  if (!verify[provider]?.(request, body)) throw new Refusal('bad-signature')
}

/** The name under which a caller's calls are counted and its keys kept. */
export function nameOf(actor: Actor): string {
  switch (actor.kind) {
    case 'nobody':
      return 'nobody'
    case 'guest-user':
      return `guest-user ${actor.guestUserId}`
    case 'co-sign-in':
      return `co-sign-in ${actor.coSignInId}`
    case 'lead-booker':
      return actor.lookingOn ? `staff ${actor.lookingOn.staffId}` : `lead-booker ${actor.contactId}`
    case 'staff':
      return `staff ${actor.staffId}`
  }
}
