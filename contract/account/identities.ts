import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { linkTokenBody } from '#contract/account/accounts'
import { openSession, signUp, userType } from '#contract/account/sessions'
import { endpoint, noContent } from '#contract/endpoint'
import { addressForm } from '#contract/forms/account'
import { language } from '#contract/schemas'
import { identityProviders } from '#domain/people/identity'

const common = { group: 'accounts', access: 'anyone', method: 'POST' } as const
const limit = { max: 60, windowSeconds: 900, per: 'address', store: 'database' } as const

/** Sign-in by an identity provider, which also serves new visitors. */
const byIdentity = {
  ...common,
  description:
    'A known identity is signed in. An address that the provider calls verified is linked to its account, or gets a new one; a password that another person set before the owner confirmed the address becomes void. An unverified address gives no access to an existing account: it is `already-registered`, or needs a link by e-mail first, as with `createaccount_and_token`. Guest logins and travel agents sign in where they are invited.',
  reply: signUp.reply,
  problems: [
    'invalid-input',
    'not-found',
    'identity-refused',
    'identity-without-address',
    'already-registered',
    'no-such-account',
    'unavailable',
  ],
  limit,
} as const

const said = { userType, lang: language.optional() }
const long = z.string().min(1).max(8000)
const name = z.string().trim().max(400).default('')

export const listIdentityProviders = endpoint({
  ...common,
  method: 'GET',
  path: '/auth/identities',
  summary: 'List the identity providers for sign-in',
  reply: z.object({ providers: z.array(z.enum(identityProviders)) }),
  problems: [],
})

export const startIdentitySignIn = endpoint({
  ...common,
  path: '/auth/identities/{provider}',
  summary: 'Begin sign-in with a provider',
  description:
    'Returns the URL for the browser to open in a window of its own. The provider sends it back to `/api/auth/identities/{provider}/return`, a page that passes its parameters to the waiting window, which compares `state`.',
  params: z.object({ provider: z.enum(identityProviders) }),
  reply: z.object({ address: z.url(), state: z.string() }),
  problems: ['invalid-input', 'not-found'],
  limit: { ...limit, maxOverall: 20_000 },
  writes: 'transactional',
})

export const signInByGoogle = endpoint({
  ...byIdentity,
  path: '/auth/token/bygoogleauth',
  summary: 'Sign in with Google',
  body: z.object({ ...said, idToken: long, accessToken: z.string().max(8000).optional() }),
})
export const signInByFacebook = endpoint({
  ...byIdentity,
  path: '/auth/token/byfbauth',
  summary: 'Sign in with Facebook',
  body: z.object({
    ...said,
    accessToken: long,
    userID: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
  }),
})
export const signInByApple = endpoint({
  ...byIdentity,
  path: '/auth/token/byappleauth',
  summary: 'Sign in with Apple',
  description: `${byIdentity.description} Apple sends a name the first time only.`,
  body: z.object({ ...said, code: long, id_token: z.string().max(8000).optional(), firstname: name, lastname: name }),
})

export const requestSignInLink = endpoint({
  ...common,
  path: '/auth/token/bytoken/send',
  summary: 'Request an e-mail with a sign-in link',
  description: 'The response is the same whether or not the address has an account.',
  headers: z.object({ usertype: userType }),
  body: extend(addressForm, { lang: optional(language) }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})

export const signInByLink = endpoint({
  ...common,
  path: '/auth/token/bytoken',
  summary: 'Sign in by the link in an e-mail',
  description:
    'It is valid for two hours and once. A password that another person set before the owner of the address confirmed it becomes void.',
  headers: linkTokenBody,
  reply: openSession,
  problems: ['invalid-input', 'link-over'],
  limit,
})
