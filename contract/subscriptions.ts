import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { newsletterForm } from '#contract/forms/newsletter'
import { idForNobody, language } from '#contract/shapes'

/** What the ways to the letter have in common: they differ in where they stand. */
const subscription = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  description:
    'The address is asked by e-mail to confirm; it is on the list from then on. Signing up twice is the same as once, and the answer does not tell whether an address is known. What is not an e-mail address is refused kindly.',
  body: extend(newsletterForm, { lang: optional(language) }),
  reply: z.object({ contactId: idForNobody }),
  refusals: ['invalid-input'],
  limit: { most: 20, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 1000 },
  writes: 'once',
} as const

export const subscribeInFooter = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/footer',
  summary: 'Sign up to the newsletter from the footer',
})

export const subscribeInOverlay = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/yieldify',
  summary: 'Sign up to the newsletter from an offer over the page',
})

export const subscribeToNewDestination = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/newdestination',
  summary: 'Sign up to the newsletter for the sake of a new destination',
  description: `${subscription.description} The interest is noted with the contact, as \`mallorcainterest\` does.`,
})
