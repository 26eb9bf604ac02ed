import * as z from 'zod/mini'
import { countryCode, emailAddress, optionalText, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { isTimezone } from '#domain/calendar/local-time'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))

/** The data of a call at a free half-hour. */
export const callBackForm = z.object({
  startsAt: z.string().check(
    z.maxLength(40),
    rule(value => (value === '' ? 'missing' : isInstant(value) ? undefined : 'invalid')),
  ),
  name: text(400, validateName),
  email: emailAddress,
  phoneCountry: countryCode,
  phone: text(400, validatePhone),
  about: optionalText(1000),
  /** The visitor's time zone, in which the time was chosen. */
  timezone: text(64, zone => (isTimezone(zone) ? undefined : 'invalid')),
})
