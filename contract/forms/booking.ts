import * as z from 'zod/mini'
import { count, emailAddress, emailOrNone, optionalText, requiredCheckbox, text } from '#contract/forms/fields'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { scriptFault } from '#domain/text/printable-text'
import { maximumBedrooms } from '#domain/villas/bedrooms'
import { maximumInfants, maximumPeople } from '#domain/villas/guests'

const nameOrNone = z._default(
  text(400, value => (value === '' ? undefined : (validateName(value) ?? scriptFault(value)))),
  '',
)

const time = z._default(
  text(10, value => (value === '' || isTimeOfDay(value) ? undefined : 'invalid')),
  '',
)

/** The details of the journey (page 767): times and means of arrival and departure, and further wishes. */
export const tripForm = z.object({
  arrivalTime: time,
  arrivalBy: optionalText(200),
  departureTime: time,
  departureBy: optionalText(200),
  phone: z._default(
    text(400, value => (value === '' ? undefined : validatePhone(value))),
    '',
  ),
  notes: optionalText(5000),
})

/** The data of a hold: the party and, as far as known, the booker, an address and the journey. */
export const optionForm = z.object({
  adults: count(maximumPeople),
  children: count(maximumPeople),
  infants: count(maximumInfants),
  /** Bedrooms; 0 means as many as the party needs. */
  rooms: count(maximumBedrooms),
  firstname: nameOrNone,
  lastname: nameOrNone,
  email: emailOrNone,
  trip: z.optional(tripForm),
  /** The booking conditions are accepted. */
  conditions: requiredCheckbox,
})

/** The data of an extension: it needs an address, now or from before. */
export const extendForm = z.object({ email: emailOrNone })

/** The address for the waiting list. */
export const waitingForm = z.object({ email: emailAddress })

/** The contact address of a booking. */
export const addressForm = z.object({ email: emailAddress })
