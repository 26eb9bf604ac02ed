import * as z from 'zod/mini'
import { open, text } from '#contract/forms/fields'
import { emailFault } from '#domain/email'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'

/** Who books, where all goes, how they are reached, and what they wish. */
export const bookerForm = z.object({
  firstname: text(400, nameFault),
  lastname: text(400, nameFault),
  email: text(1000, emailFault),
  phone: text(400, phoneFault),
  wishes: open(5000),
})
