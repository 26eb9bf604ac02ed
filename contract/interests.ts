import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { idForNobody } from '#contract/shapes'
import { interestFlags } from '#domain/interest-flags'

const common = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  headers: z.object({
    token: z.uuid().meta({ description: 'Of the link in a letter: whoever has it reads what comes to the address' }),
  }),
  reply: z.object({ contactId: idForNobody }),
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 30, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
} as const

export const setMallorcaInterest = endpoint({
  ...common,
  path: '/core/contacts/mallorcainterest/bytoken',
  summary: 'Say that a contact is interested in Mallorca',
})

export const setInterestFlag = endpoint({
  ...common,
  path: '/core/contacts/setflag/{flagname}/bytoken',
  summary: 'Say what a contact is interested in',
  params: z.object({ flagname: z.enum(interestFlags) }),
})
