import * as z from 'zod/mini'
import { countryCode, optionalText, text } from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { addressKinds, mostPhones, phoneKinds } from '#domain/people/profile'
import { languages } from '#domain/text/language'
import { scriptFault } from '#domain/text/printable-text'

/** An account's name appears on confirmations and invoices of bookings without a name of their own. */
const name = text(400, value => validateName(value) ?? scriptFault(value))
const words = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

/** A telephone number in any spelling, with the country for numbers that do not begin with +. */
const phone = z.object({ kind: z.enum(phoneKinds), country: countryCode, number: text(400, validatePhone) })

/** A postal address. */
const address = z.object({
  kind: z.enum(addressKinds),
  line1: words(120),
  line2: optionalText(120),
  city: words(80),
  region: optionalText(80),
  postcode: optionalText(16),
  country: countryCode,
})

/** Profile data: pages send the fields that they show, and missing ones stay unchanged. */
export const profileForm = z.object({
  title: z.optional(text(400, value => (value === '' ? undefined : validateName(value)))),
  firstname: z.optional(name),
  lastname: z.optional(name),
  /** The language of our messages to them. */
  lang: z.optional(z.enum(languages)),
  phones: z.optional(z.array(phone).check(z.maxLength(mostPhones))),
  addresses: z.optional(
    z.array(address).check(
      z.maxLength(addressKinds.length),
      z.refine(written => new Set(written.map(({ kind }) => kind)).size === written.length, 'One of each kind.'),
    ),
  ),
})
export type ProfileForm = z.output<typeof profileForm>
