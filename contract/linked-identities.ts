import { z } from 'zod'
import { endpoint, nothing } from '#contract/endpoint'
import { identityProviders } from '#domain/identity'

const linked = z.object({
  identities: z.array(
    z
      .object({
        provider: z.enum(identityProviders),
        email: z.string().meta({ description: 'The address that the provider named; empty where it named none' }),
        linkedAt: z.iso.datetime(),
      })
      .meta({ id: 'LinkedIdentity' }),
  ),
})

const id = z.uuid().meta({ description: 'One’s own, as `contacts/current` tells it' })
const list = {
  group: 'accounts',
  method: 'GET',
  params: z.object({ id }),
  reply: linked,
  refusals: ['invalid-input', 'not-found'],
} as const
const remove = {
  group: 'accounts',
  method: 'DELETE',
  description:
    'The provider no longer opens the account, all other sessions end, and an e-mail tells the owner. A link by e-mail still signs in.',
  params: z.object({ id, provider: z.enum(identityProviders) }),
  reply: nothing,
  refusals: ['invalid-input', 'not-found'],
  writes: 'in-transaction',
} as const

export const listContactIdentities = endpoint({
  ...list,
  path: '/core/contacts/{id}/identities',
  access: ['lead-booker'],
  summary: 'The providers of identities that open a lead booker’s account',
})

export const removeContactIdentity = endpoint({
  ...remove,
  path: '/core/contacts/{id}/identities/{provider}',
  access: ['lead-booker'],
  summary: 'Unlink a provider of identities from a lead booker’s account',
})

export const listCoSignInIdentities = endpoint({
  ...list,
  path: '/core/guestlogins/{id}/identities',
  access: ['co-sign-in'],
  summary: 'The providers of identities that open the account of a guest login or travel agent',
})

export const removeCoSignInIdentity = endpoint({
  ...remove,
  path: '/core/guestlogins/{id}/identities/{provider}',
  access: ['co-sign-in'],
  summary: 'Unlink a provider of identities from the account of a guest login or travel agent',
})
