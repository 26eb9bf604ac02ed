import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { identityProviders } from '#domain/people/identity'

const linked = z.object({
  identities: z.array(
    z
      .object({
        provider: z.enum(identityProviders),
        email: z.string().meta({ description: 'The address at the provider; empty where it sent none' }),
        linkedAt: z.iso.datetime(),
      })
      .meta({ id: 'LinkedIdentity' }),
  ),
})

const id = z.uuid().meta({ description: 'The caller’s id, as `contacts/current` returns it' })
const list = {
  group: 'accounts',
  method: 'GET',
  params: z.object({ id }),
  reply: linked,
  problems: ['invalid-input', 'not-found'],
} as const
const remove = {
  group: 'accounts',
  method: 'DELETE',
  description:
    'The provider no longer gives access to the account, all other sessions end, and the owner gets an e-mail. Sign-in by a link in an e-mail still works.',
  params: z.object({ id, provider: z.enum(identityProviders) }),
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
} as const

export const listContactIdentities = endpoint({
  ...list,
  path: '/core/contacts/{id}/identities',
  access: ['lead-booker'],
  summary: 'List the identity providers linked to a lead booker’s account',
})

export const removeContactIdentity = endpoint({
  ...remove,
  path: '/core/contacts/{id}/identities/{provider}',
  access: ['lead-booker'],
  summary: 'Unlink an identity provider from a lead booker’s account',
})

export const listCoSignInIdentities = endpoint({
  ...list,
  path: '/core/guestlogins/{id}/identities',
  access: ['co-sign-in'],
  summary: 'List the identity providers linked to the account of a guest login or travel agent',
})

export const removeCoSignInIdentity = endpoint({
  ...remove,
  path: '/core/guestlogins/{id}/identities/{provider}',
  access: ['co-sign-in'],
  summary: 'Unlink an identity provider from the account of a guest login or travel agent',
})
