import * as z from 'zod/mini'
import {
  count,
  departureAfterArrival,
  emailAddress,
  optionalText,
  stayDay,
  text,
  villaIds,
} from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { maximumInfants, maximumPeople } from '#domain/villas/guests'

const shared = {
  firstName: text(400, validateName),
  note: optionalText(600),
  villas: villaIds,
  from: stayDay,
  to: stayDay,
  adults: count(maximumPeople),
  children: count(maximumPeople),
  infants: count(maximumInfants),
}

/** A shared shortlist: the sender's name, a note, the villas, the days and the party. */
export const sharedShortlistForm = z.object(shared).check(departureAfterArrival)

/** The same, and the friend who gets the link. */
export const referralForm = z
  .object({
    ...shared,
    email: emailAddress,
    /** A honeypot: hidden from people, so that only bots fill it in. */
    website: optionalText(500),
  })
  .check(departureAfterArrival)
