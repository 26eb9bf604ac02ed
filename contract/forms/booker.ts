import * as z from 'zod/mini'
import { open, text, ticked } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { emailFault } from '#domain/email'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'
import { scriptFault } from '#domain/printable-text'

/** A name that stands on confirmation and invoice. */
const name = text(400, value => nameFault(value) ?? scriptFault(value))

/** Who books, where all goes, how they are reached, and what they wish. */
export const bookerForm = z.object({
  firstname: name,
  lastname: name,
  email: text(1000, emailFault),
  phone: text(400, phoneFault),
  wishes: open(5000),
})

/** The form by which a stay is held: the conditions must be accepted; the rest stands in the page. */
export const holdForm = z.looseObject({
  conditions: ticked.check(rule(agreed => (agreed ? undefined : 'missing'))),
})
