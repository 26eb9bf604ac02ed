import * as z from 'zod/mini'
import { emailAddress, open, text, ticked } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'
import { scriptFault } from '#domain/printable-text'

/** A name that appears on confirmation and invoice. */
const name = text(400, value => nameFault(value) ?? scriptFault(value))

/** The booker: name, contact address, telephone and wishes. */
export const bookerForm = z.object({
  firstname: name,
  lastname: name,
  email: emailAddress,
  phone: text(400, phoneFault),
  wishes: open(5000),
})

/** The form that holds a stay: the conditions must be accepted; the page has the rest. */
export const holdForm = z.looseObject({
  conditions: ticked.check(rule(agreed => (agreed ? undefined : 'missing'))),
})
