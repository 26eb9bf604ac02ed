import * as z from 'zod/mini'
import { emailAddress, optionalText, requiredCheckbox, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { scriptFault } from '#domain/text/printable-text'

/** A name that appears on confirmation and invoice. */
const name = text(400, value => validateName(value) ?? scriptFault(value))

/** The booker: name, contact address, telephone and wishes. */
export const bookerForm = z.object({
  firstname: name,
  lastname: name,
  email: emailAddress,
  phone: text(400, validatePhone),
  wishes: optionalText(5000),
})

/** The form that holds a stay: the conditions must be accepted; the page has the rest. */
export const holdForm = z.looseObject({
  conditions: requiredCheckbox.check(rule(agreed => (agreed ? undefined : 'missing'))),
})
