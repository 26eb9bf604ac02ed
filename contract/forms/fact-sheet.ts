import * as z from 'zod/mini'
import { emailAddress, optionalText, requiredCheckbox, text } from '#contract/forms/fields'
import { validateName } from '#domain/people/person'

/** The request for a villa's fact sheet. */
export const factSheetForm = z.object({
  email: emailAddress,
  /** The name for the e-mail's salutation; optional. */
  name: z._default(
    text(400, value => (value === '' ? undefined : validateName(value))),
    '',
  ),
  /** Subscribes to the newsletter. */
  newsletter: requiredCheckbox,
  /** A honeypot: hidden from people, so that only bots fill it in. */
  website: optionalText(500),
  /** Milliseconds from display to the first submission. */
  shownFor: z.optional(z.int().check(z.gte(0))),
})
