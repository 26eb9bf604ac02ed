import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { IdentityProvider } from '#domain/people/identity'
import type { VerifiedIdentity } from './identity.ts'

/** Timeout in milliseconds; a visitor waits. */
export const patience = 5000

/** Errors of the library for an unreachable provider, not for an invalid token. */
const silences = [errors.JWKSTimeout, errors.JWKSInvalid]
const isRefusal = (error: unknown) =>
  error instanceof errors.JOSEError &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !silences.some(silence => error instanceof silence)

/** Apple writes booleans as strings. */
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])

const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: truth.default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

/** The published keys of a provider; fetched again when a token names an unknown one. */
export const keysAt = (address: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { timeoutDuration: patience })

/** The claims of an ID token if the provider signed it, for us, recently (OpenID Connect Core, 3.1.3.7). */
export async function readIdToken(
  token: string,
  {
    provider,
    issuer,
    clientId,
    keys,
  }: { provider: IdentityProvider; issuer: string[]; clientId: string; keys: JWTVerifyGetKey },
): Promise<VerifiedIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
      clockTolerance: '30s',
    })
    const { success, data } = claims.safeParse(payload)
    if (!success || (Array.isArray(payload.aud) && payload.aud.length > 1)) return undefined
    return {
      provider,
      subject: data.sub,
      email: data.email ?? null,
      verified: data.email_verified,
      firstName: data.given_name,
      lastName: data.family_name,
      ...(data.nonce !== undefined && { nonce: data.nonce }),
    }
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}
