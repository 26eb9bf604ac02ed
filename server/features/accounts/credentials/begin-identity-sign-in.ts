import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { IdentityProvider } from '#domain/people/identity'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { generateToken } from '#server/platform/auth/tokens'
import { createChallenge } from './challenges.ts'

/** The path to which a provider redirects the browser back. */
export const returnPath = (provider: IdentityProvider): string => `/api/auth/identities/${provider}/return`

/** Returns the provider's URL to sign in with. Throws `not-found` for one that is not configured. */
export async function beginIdentitySignIn(
  tx: Transaction,
  { identities, configuration }: Pick<Context, 'identities' | 'configuration'>,
  { provider, language }: { provider: IdentityProvider; language?: Language | undefined },
): Promise<{ address: string; state: string }> {
  const way = identities[provider]
  if (!way) throw new ProblemError('not-found')
  const state = generateToken()
  // Facebook does not sign its reply, so no nonce could be verified in it.
  const nonce = provider === 'facebook' ? '' : await createChallenge(tx, provider)
  const returnTo = `${configuration.publicUrl}${returnPath(provider)}`
  return { address: way.address({ state, nonce, returnTo, ...(language && { language }) }), state }
}
