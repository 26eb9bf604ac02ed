import * as z from 'zod/mini'
import { count, emailAddress, open, stayDay, stayMakesSense, text, villaIds } from '#contract/forms/fields'
import { maximumInfants, maximumPeople } from '#domain/guests'
import { nameFault } from '#domain/person'

const shared = {
  firstName: text(400, nameFault),
  note: open(600),
  villas: villaIds,
  from: stayDay,
  to: stayDay,
  adults: count(maximumPeople),
  children: count(maximumPeople),
  infants: count(maximumInfants),
}

/** A shortlist as it is shown to friends: who shows it, a word to them, the villas, the days and the party. */
export const sharedShortlistForm = z.object(shared).check(stayMakesSense)

/** The same, and the friend to whom its link is sent. */
export const referralForm = z
  .object({
    ...shared,
    email: emailAddress,
    /** Nobody sees this field: what fills it in is a program. */
    website: open(500),
  })
  .check(stayMakesSense)
