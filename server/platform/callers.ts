import type { FastifyRequest } from 'fastify'
import type { Endpoint, Provider } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import { type Actor, isOf, nobody } from '#domain/actor'

/** Tells whose a bearer token is; undefined where it is nobody's, or no longer. */
export type Identify = (token: string) => Promise<Actor | undefined>

/** Tells whether what was sent bears the provider's signature; it is asked before anything of it is read. */
export type Verify = (request: Pick<FastifyRequest, 'headers'>, body: Buffer) => boolean

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** The actor whose token a request bears. Throws `session-ended` for a token that is nobody's. */
async function identified(request: FastifyRequest, identify: Identify): Promise<Actor> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return nobody
  const actor = await identify(token)
  if (!actor) throw new Refusal('session-ended')
  return actor
}

/**
 * Who calls, where the call is open to them. What is not open to an actor does not exist for it (decision 50); nobody is
 * asked to sign in. Throws `not-found`, `not-signed-in` and `session-ended`.
 */
export async function callerOf(
  request: FastifyRequest,
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
  identify: Identify,
): Promise<Actor> {
  // A public answer is the same for everybody, and a provider signs what it sends: neither asks for a token.
  if (!Array.isArray(access)) {
    return access === 'anyone' && method !== 'GET' ? identified(request, identify) : nobody
  }
  const actor = await identified(request, identify)
  if (actor.kind === 'nobody') throw new Refusal('not-signed-in')
  if (!isOf(actor, access)) throw new Refusal('not-found', { withheld: true })
  return actor
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
      return `guest-user ${actor.contactId} ${actor.bookingId}`
    case 'co-sign-in':
      return `co-sign-in ${actor.coSignInId}`
    case 'lead-booker':
      return actor.lookingOn ? `staff ${actor.lookingOn.staffId}` : `lead-booker ${actor.contactId}`
    case 'staff':
      return `staff ${actor.staffId}`
  }
}
