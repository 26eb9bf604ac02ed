import * as z from 'zod/mini'
import { emailAddress, open, text, ticked } from '#contract/forms/fields'
import { nameFault } from '#domain/person'

/** What a villa's fact sheet is asked for with. */
export const factSheetForm = z.object({
  email: emailAddress,
  /** By which the letter greets; it may be left empty. */
  name: z._default(
    text(400, value => (value === '' ? undefined : nameFault(value))),
    '',
  ),
  /** Our letter is wanted, too. */
  newsletter: ticked,
  /** Nobody sees this field: what fills it in is a program. */
  website: open(500),
  /** For how many milliseconds the form was looked at before it was first sent. */
  shownFor: z.optional(z.int().check(z.gte(0))),
})
