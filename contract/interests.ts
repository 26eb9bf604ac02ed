import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { idForNobody } from '#contract/shapes'
import { interestFlags } from '#domain/interest-flags'

const common = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  headers: z.object({
    token: z.uuid().meta({ description: 'The token of the link in an e-mail: it proves access to the mailbox' }),
  }),
  reply: z.object({ contactId: idForNobody }),
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 30, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
} as const

export const setMallorcaInterest = endpoint({
  ...common,
  path: '/core/contacts/mallorcainterest/bytoken',
  summary: 'Mark a contact as interested in Mallorca',
})

export const setInterestFlag = endpoint({
  ...common,
  path: '/core/contacts/setflag/{flagname}/bytoken',
  summary: 'Set an interest of a contact',
  params: z.object({ flagname: z.enum(interestFlags) }),
})
