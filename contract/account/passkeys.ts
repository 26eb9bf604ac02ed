import { z } from 'zod'
import { openSession } from '#contract/account/sessions'
import { endpoint, noContent } from '#contract/endpoint'

/** WebAuthn options and responses of browsers, in their JSON forms; only the library reads their content. */
const options = z.looseObject({ challenge: z.string() })
const packed = z.string().regex(/^[\w-]+$/)
const response = z.object({
  id: packed.max(700).meta({ description: 'The id of the passkey, in base64url' }),
  rawId: packed.max(700),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}),
})
const clientDataJSON = packed.max(4000)

const made = response.extend({
  response: z.object({
    clientDataJSON,
    attestationObject: packed.max(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.output<typeof made>

const shown = response.extend({
  response: z.object({
    clientDataJSON,
    authenticatorData: packed.max(4000),
    signature: packed.max(8000),
    userHandle: z.string().max(200).nullish(),
  }),
})
export type PasskeyAssertion = z.output<typeof shown>

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    backedUp: z.boolean().meta({ description: 'It is backed up beyond the device, by its maker' }),
  })
  .meta({ id: 'Passkey' })

const common = { group: 'accounts', access: ['lead-booker', 'co-sign-in'] } as const

export const listPasskeys = endpoint({
  ...common,
  method: 'GET',
  path: '/auth/passkeys',
  summary: 'List the caller’s passkeys',
  reply: z.object({ passkeys: z.array(passkey) }),
  problems: ['not-found'],
})

export const startPasskeyRegistration = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/passkeys/options',
  summary: 'Begin to add a passkey',
  description:
    'Returns the argument of `navigator.credentials.create`. An account with a password requires it; a wrong one is a validation error of its field. An account without a password needs a session that began in the last quarter of an hour, otherwise the problem is `recent-log-in-needed`.',
  body: z.object({ password: z.string().max(500).optional() }),
  reply: z.object({ options }),
  problems: ['invalid-input', 'not-found', 'recent-log-in-needed', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
  queue: 'passwords',
})

export const addPasskey = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/passkeys',
  summary: 'Add a passkey',
  description: 'The owner gets an e-mail. Ten at most.',
  body: z.object({ name: z.string().trim().min(1).max(60), passkey: made }),
  reply: passkey,
  status: 201,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})

export const removePasskey = endpoint({
  ...common,
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Remove a passkey',
  params: z.object({ id: packed.max(700) }),
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})

const byPasskey = {
  group: 'accounts',
  access: 'anyone',
  method: 'POST',
  limit: { max: 60, windowSeconds: 900, per: 'address', store: 'database' },
} as const

export const startPasskeySignIn = endpoint({
  ...byPasskey,
  path: '/auth/token/bypasskey/options',
  summary: 'Begin sign-in with a passkey',
  description: 'Returns the argument of `navigator.credentials.get`. The device knows the account.',
  reply: z.object({ options }),
  problems: [],
  limit: { ...byPasskey.limit, maxOverall: 20_000 },
  writes: 'transactional',
})

export const signInByPasskey = endpoint({
  ...byPasskey,
  path: '/auth/token/bypasskey',
  summary: 'Sign in with a passkey',
  body: z.object({ passkey: shown }),
  reply: openSession,
  problems: ['invalid-input', 'passkey-refused'],
})
