import { keysAt, readIdToken } from './id-token.ts'
import type { IdentityProviders } from './identity.ts'

interface Google {
  clientId: string
  /** The issuer, in the spellings that tokens use. */
  issuer: string[]
  authorize: string
  keys: string
  prompt: string
}

/** Google by OpenID Connect: the browser brings an ID token, signed by Google's keys. */
export function google({
  clientId,
  issuer,
  authorize,
  keys,
  prompt,
}: Google): NonNullable<IdentityProviders['google']> {
  const known = keysAt(keys)
  return {
    address: ({ state, nonce, returnTo, language }) =>
      `${authorize}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'id_token',
        response_mode: 'form_post',
        scope: 'openid email profile',
        prompt,
        state,
        nonce,
        ...(language && { hl: language }),
      })}`,
    verify: ({ idToken }) => readIdToken(idToken, { provider: 'google', issuer, clientId, keys: known }),
  }
}
