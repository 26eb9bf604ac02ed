import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { language } from '#contract/shapes'

export const subscribeInFooter = endpoint({
  method: 'POST',
  path: '/core/contacts/emailsub/footer',
  group: 'public',
  access: 'anyone',
  summary: 'Sign up to the newsletter from the footer',
  description: 'Signing up twice is the same as once. What is not an e-mail address is refused kindly.',
  body: z.object({ email: z.string().trim().max(320), lang: language.optional() }),
  reply: z.object({ contactId: z.number() }),
  refusals: ['invalid-input'],
  writes: 'in-transaction',
})
