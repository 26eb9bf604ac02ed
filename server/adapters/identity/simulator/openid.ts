import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { decodeJwt } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'
import { generateToken } from '#server/platform/auth/tokens'
import { choicePage, type Person, personOf, subjectOf } from './person.ts'

interface Asked {
  name: 'google' | 'apple'
  title: string
  /** The base URL of the simulator. */
  base: string
  /** The pages of ours to which it sends browsers back. */
  returns: string[]
}

const rsaKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

/** The request with another body, as the library reads it. */
const withBody = (request: IncomingMessage, body: string) =>
  Object.assign(Readable.from([Buffer.from(body)]), {
    method: request.method,
    url: request.url,
    originalUrl: (request as { originalUrl?: string }).originalUrl,
    headers: { ...request.headers, 'content-length': String(Buffer.byteLength(body)) },
    socket: request.socket,
    httpVersion: request.httpVersion,
  }) as unknown as IncomingMessage

/** An OpenID Connect provider that lets any visitor choose an identity, below its own path of the simulator. */
export function simulatedOpenId({ name, title, base, returns }: Asked) {
  const people = new Map<string, Person>()
  const clientId = 'maestrale'
  const clientSecret = generateToken()
  const issuer = `${base}/${name}`
  const isApple = name === 'apple'
  const policy = interactionPolicy.base()
  // Choosing an identity counts as consent.
  policy.remove('consent')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // The library allows http redirect URIs on the same machine for native applications only.
        application_type: 'native',
        redirect_uris: returns,
        response_types: [isApple ? 'code id_token' : 'id_token'],
        grant_types: isApple ? ['authorization_code', 'implicit'] : ['implicit'],
        token_endpoint_auth_method: isApple ? 'client_secret_post' : 'none',
      },
    ],
    jwks: { keys: [rsaKey()] },
    cookies: { keys: [generateToken()] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'], name: [] },
    scopes: ['openid', 'email', 'profile', 'name'],
    responseTypes: ['code id_token', 'id_token'],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AuthorizationCode: 60, AccessToken: 600 },
    interactions: {
      policy,
      url: (_context, { uid }) => `${issuer}/interaction/${uid}`,
    },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => {
        const person = people.get(subject)
        return {
          sub: subject,
          email: person?.email,
          // Apple sends it as a string.
          email_verified: isApple ? String(person?.verified) : person?.verified,
          // Apple sends names to the browser only, and once.
          ...(!isApple && { given_name: person?.firstName, family_name: person?.lastName }),
        }
      },
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()

  const choose = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      const page = choicePage(title, (request as { originalUrl?: string }).originalUrl ?? '')
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    const person = personOf(new URLSearchParams(await text(request)))
    const accountId = subjectOf(name, person)
    people.set(accountId, person)
    return provider.interactionFinished(request, response, { login: { accountId } })
  }

  /** Apple's clients authenticate by a signed token; the library's client by a secret. */
  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const { iss, sub, aud, exp = 0 } = decodeJwt(form.get('client_secret') ?? '')
    const isOurs = iss === 'MAESTRALE' && sub === clientId && aud === issuer && exp * 1000 > Date.now()
    form.set('client_secret', isOurs ? clientSecret : '')
    await answer(withBody(request, String(form)), response)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const whole = request.url ?? '/'
    Object.assign(request, { originalUrl: whole, url: whole.slice(name.length + 1) || '/' })
    if (request.url?.startsWith('/interaction/')) await choose(request, response)
    else if (isApple && request.url === '/token') await exchange(request, response)
    else await answer(request, response)
  }
}
