import * as z from 'zod/mini'
import { emailAddress, open, text, ticked } from '#contract/forms/fields'
import { nameFault } from '#domain/person'

/** The request for a villa's fact sheet. */
export const factSheetForm = z.object({
  email: emailAddress,
  /** The name for the e-mail's salutation; optional. */
  name: z._default(
    text(400, value => (value === '' ? undefined : nameFault(value))),
    '',
  ),
  /** Subscribes to the newsletter. */
  newsletter: ticked,
  /** A honeypot: hidden from people, so that only bots fill it in. */
  website: open(500),
  /** Milliseconds from display to the first submission. */
  shownFor: z.optional(z.int().check(z.gte(0))),
})
