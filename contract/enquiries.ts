import { z } from 'zod'
import { optional, safeExtend } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { enquiryForm } from '#contract/forms/enquiry'
import { language } from '#contract/shapes'

export const enquire = endpoint({
  method: 'POST',
  path: '/core/enquiries/enquire',
  group: 'public',
  access: 'anyone',
  summary: 'Send an enquiry to the office',
  description:
    'The enquiry is stored, passed to the office by e-mail and confirmed to its sender in their language. Villas that are no longer let are left out; days are YYYY-MM-DD or DD MMM YYYY; the telephone number is stored as it is dialled from anywhere.',
  body: safeExtend(enquiryForm, { lang: optional(language) }),
  reply: z.object({ enquiryId: z.uuid() }),
  refusals: ['invalid-input'],
  limit: { most: 20, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 1000 },
  writes: 'once',
})
