import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { readTextWithLimit } from '#server/adapters/bounded-text'
import { keysAt, patience, readIdToken } from './id-token.ts'
import type { IdentityProviders } from './identity.ts'

interface Apple {
  clientId: string
  team: string
  keyId: string
  /** PKCS #8 in PEM. */
  key: string
  issuer: string
  authorize: string
  token: string
  keys: string
  prompt?: string
}

const exchanged = z.object({ id_token: z.string() })

/** The client secret for Apple: a signed token, valid for some minutes. */
const secretOf = async ({ clientId, team, keyId, key, issuer }: Apple) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(team)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(key, 'ES256'))

/** Apple: the browser brings a code, which we exchange for an ID token; only that is trusted. */
export function apple(account: Apple): NonNullable<IdentityProviders['apple']> {
  const { clientId, issuer, authorize, token, keys, prompt } = account
  const known = keysAt(keys)
  return {
    address: ({ state, nonce, returnTo }) =>
      `${authorize}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'openid name email',
        ...(prompt && { prompt }),
        state,
        nonce,
      })}`,
    async verify({ code, returnTo }) {
      const answer = await fetch(token, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: await secretOf(account),
          grant_type: 'authorization_code',
          code,
          redirect_uri: returnTo,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await readTextWithLimit(answer, { mostBytes: 64 * 1024, what: 'What Apple answered' })
      // The code is invalid, used or expired.
      if (answer.status === 400) return undefined
      if (!answer.ok) throw new Error(`Apple answered ${answer.status}`)
      const { id_token: idToken } = exchanged.parse(JSON.parse(text))
      return readIdToken(idToken, { provider: 'apple', issuer: [issuer], clientId, keys: known })
    },
  }
}
