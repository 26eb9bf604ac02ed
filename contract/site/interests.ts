import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { idForNobody } from '#contract/schemas'
import { interestFlags } from '#domain/content/interest-flags'

const common = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  headers: z.object({
    token: z.uuid().meta({ description: 'The token of the link in an e-mail: it proves access to the mailbox' }),
  }),
  reply: z.object({ contactId: idForNobody }),
  problems: ['invalid-input', 'not-found'],
  limit: { max: 30, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
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
