import * as z from 'zod/mini'
import { aCountry, emailAddress, open, text } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'
import { isTimezone } from '#domain/timezone'

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))

/** The data of a call at a free half-hour. */
export const callBackForm = z.object({
  startsAt: z.string().check(
    z.maxLength(40),
    rule(value => (value === '' ? 'missing' : isInstant(value) ? undefined : 'invalid')),
  ),
  name: text(400, nameFault),
  email: emailAddress,
  phoneCountry: aCountry,
  phone: text(400, phoneFault),
  about: open(1000),
  /** The visitor's time zone, in which the time was chosen. */
  timezone: text(64, zone => (isTimezone(zone) ? undefined : 'invalid')),
})
