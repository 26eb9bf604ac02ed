import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { newsletterForm } from '#contract/forms/newsletter'
import { language } from '#contract/shapes'

export const subscribeInFooter = endpoint({
  method: 'POST',
  path: '/core/contacts/emailsub/footer',
  group: 'public',
  access: 'anyone',
  summary: 'Sign up to the newsletter from the footer',
  description: 'Signing up twice is the same as once. What is not an e-mail address is refused kindly.',
  body: extend(newsletterForm, { lang: optional(language) }),
  reply: z.object({ contactId: z.number() }),
  refusals: ['invalid-input'],
  writes: 'in-transaction',
})
