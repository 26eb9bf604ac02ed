import * as z from 'zod/mini'
import { count, open, text, ticked } from '#contract/forms/fields'
import { maximumBedrooms } from '#domain/bedrooms'
import { emailFault } from '#domain/email'
import { maximumInfants, maximumPeople } from '#domain/guests'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'
import { scriptFault } from '#domain/printable-text'

const emailOrNone = z._default(
  text(1000, value => (value === '' ? undefined : emailFault(value))),
  '',
)

const nameOrNone = z._default(
  text(400, value => (value === '' ? undefined : (nameFault(value) ?? scriptFault(value)))),
  '',
)

const time = z._default(
  text(10, value => (value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'invalid')),
  '',
)

/** What a client tells of the journey (page 767): when and by what they come and go, and what else we should know. */
export const tripForm = z.object({
  arrivalTime: time,
  arrivalBy: open(200),
  departureTime: time,
  departureBy: open(200),
  phone: z._default(
    text(400, value => (value === '' ? undefined : phoneFault(value))),
    '',
  ),
  notes: open(5000),
})

/** With what a villa is held: the party, and as far as they are known already, who books, an address and the journey. */
export const optionForm = z.object({
  adults: count(maximumPeople),
  children: count(maximumPeople),
  infants: count(maximumInfants),
  /** Bedrooms; 0 is as many as the party needs. */
  rooms: count(maximumBedrooms),
  firstname: nameOrNone,
  lastname: nameOrNone,
  email: emailOrNone,
  trip: z.optional(tripForm),
  /** The booking conditions are accepted. */
  conditions: ticked,
})

/** With what an option is extended: an address is needed, now or before. */
export const extendForm = z.object({ email: emailOrNone })

/** Where somebody waits for nights that are taken. */
export const waitingForm = z.object({ email: text(1000, emailFault) })

/** Where all about a booking goes. */
export const addressForm = z.object({ email: text(1000, emailFault) })
