import * as z from 'zod/mini'
import { count, departureAfterArrival, emailAddress, optionalText, stayDay, text } from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { maximumBedrooms } from '#domain/villas/bedrooms'
import { maximumInfants, maximumPeople } from '#domain/villas/guests'

const mostWritten = 5000

/** A short question about a villa: name, e-mail address and question; the stay as far as it is chosen. */
export const questionForm = z
  .object({
    name: text(400, validateName),
    email: emailAddress,
    message: text(mostWritten * 2, value =>
      value === '' ? 'missing' : value.length > mostWritten ? 'too-long' : undefined,
    ),
    from: stayDay,
    to: stayDay,
    adults: count(maximumPeople),
    children: count(maximumPeople),
    infants: count(maximumInfants),
    rooms: count(maximumBedrooms),
    /** A honeypot: hidden from people, so that only bots fill it in. */
    website: optionalText(500),
    /** Milliseconds from display to the first submission. */
    shownFor: z.optional(z.int().check(z.gte(0))),
  })
  .check(departureAfterArrival)
