import * as z from 'zod/mini'
import { aCountry, count, emailAddress, open, text, ticked } from '#contract/forms/fields'
import { maximumBedrooms } from '#domain/bedrooms'
import type { Fault } from '#domain/faults'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'
import { websiteFault } from '#domain/website'

const required = (most: number) =>
  text(most * 2, (value): Fault | undefined =>
    value === '' ? 'missing' : value.length > most ? 'too-long' : undefined,
  )

/** What all who apply are asked: who they are and how they are reached. */
const applicant = {
  name: text(400, nameFault),
  email: emailAddress,
  phoneCountry: aCountry,
  phone: text(400, phoneFault),
  /** Nobody sees this field: what fills it in is a program. */
  fax: open(500),
  /** For how many milliseconds the form was looked at before it was first sent. */
  shownFor: z.optional(z.int().check(z.gte(0))),
}
const website = text(1000, websiteFault)

/** A travel agent who would like to book for clients. */
export const travelAgentForm = z.object({
  ...applicant,
  organisation: required(120),
  licence: required(80),
  website: z._default(website, ''),
  country: aCountry,
  message: open(3000),
})

/** An owner who offers a villa. */
export const villaOfferForm = z.object({
  ...applicant,
  subject: open(120),
  place: required(200),
  country: aCountry,
  bedrooms: count(maximumBedrooms),
  sleeps: count(200),
  /** Where pictures can be seen. */
  website: z._default(website, ''),
  message: required(3000),
})

/** Somebody who would like to be introduced to the houses of White Key. */
export const whiteKeyForm = z.object({
  ...applicant,
  country: aCountry,
  /** Who recommends them. */
  subject: open(120),
  message: required(3000),
  /** Would like to hear of such houses by letter. */
  newsletter: ticked,
})

/** Somebody who would like to work here. */
export const careerForm = z.object({
  ...applicant,
  subject: required(120),
  place: required(200),
  message: required(6000),
})
