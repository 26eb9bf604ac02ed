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
  description:
    'The address is asked by e-mail to confirm; it is on the list from then on. Signing up twice is the same as once, and the answer does not tell whether an address is known. What is not an e-mail address is refused kindly.',
  body: extend(newsletterForm, { lang: optional(language) }),
  reply: z.object({ contactId: z.uuid() }),
  refusals: ['invalid-input'],
  limit: { most: 20, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
})
