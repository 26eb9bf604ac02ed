import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { newsletterForm } from '#contract/forms/newsletter'
import { idForNobody, language } from '#contract/schemas'

/** The common part of newsletter subscriptions, which differ in their place on the site. */
const subscription = {
  method: 'POST',
  group: 'public',
  access: 'anyone',
  description:
    'An e-mail asks the owner to confirm; the address is subscribed from then on. Subscribing is idempotent, and the response does not reveal whether an address is known. An invalid address is a validation error.',
  body: extend(newsletterForm, { lang: optional(language) }),
  reply: z.object({ contactId: idForNobody }),
  problems: ['invalid-input'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 1000 },
  writes: 'idempotent',
} as const

export const subscribeInFooter = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/footer',
  summary: 'Subscribe to the newsletter from the footer',
})

export const subscribeInOverlay = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/yieldify',
  summary: 'Subscribe to the newsletter from a dialog',
})

export const subscribeToNewDestination = endpoint({
  ...subscription,
  path: '/core/contacts/emailsub/newdestination',
  summary: 'Subscribe to the newsletter for a new destination',
  description: `${subscription.description} The interest is stored with the contact, as \`mallorcainterest\` does.`,
})
