import { z } from 'zod'
import { optional, safeExtend } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { enquiryForm } from '#contract/forms/enquiry'
import { questionForm } from '#contract/forms/question'
import { id, language } from '#contract/schemas'

const limit = { max: 20, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 1000 } as const

export const enquire = endpoint({
  method: 'POST',
  path: '/core/enquiries/enquire',
  group: 'public',
  access: 'anyone',
  summary: 'Send an enquiry to the office',
  description:
    'The enquiry is stored, sent to the office by e-mail and confirmed to its sender in their language. Villas that are no longer let are ignored; days are YYYY-MM-DD or DD MMM YYYY; the telephone number is stored in E.164.',
  body: safeExtend(enquiryForm, { lang: optional(language) }),
  reply: z.object({ enquiryId: z.uuid() }),
  problems: ['invalid-input'],
  limit,
  writes: 'idempotent',
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/core/enquiries/question',
  group: 'public',
  access: 'anyone',
  summary: 'Send a short question about a villa',
  description:
    'An enquiry of three fields: name, e-mail address and message. It includes the stay as far as it is chosen; past days are ignored. It is stored, sent to the office by e-mail and confirmed to its sender like an enquiry.',
  body: safeExtend(questionForm, { propertyId: id, lang: optional(language) }),
  reply: z.object({ enquiryId: z.uuid() }),
  problems: ['invalid-input', 'not-found'],
  limit,
  writes: 'idempotent',
})
