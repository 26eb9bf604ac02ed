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

/** The common fields of applicants: name and contact details. */
const applicant = {
  name: text(400, nameFault),
  email: emailAddress,
  phoneCountry: aCountry,
  phone: text(400, phoneFault),
  /** A honeypot: hidden from people, so that only bots fill it in. */
  fax: open(500),
  /** Milliseconds from display to the first submission. */
  shownFor: z.optional(z.int().check(z.gte(0))),
}
const website = text(1000, websiteFault)

/** The application of a travel agent. */
export const travelAgentForm = z.object({
  ...applicant,
  organisation: required(120),
  licence: required(80),
  website: z._default(website, ''),
  country: aCountry,
  message: open(3000),
})

/** An owner's offer of a villa. */
export const villaOfferForm = z.object({
  ...applicant,
  subject: open(120),
  place: required(200),
  country: aCountry,
  bedrooms: count(maximumBedrooms),
  sleeps: count(200),
  /** An address with pictures. */
  website: z._default(website, ''),
  message: required(3000),
})

/** The application for an introduction to White Key. */
export const whiteKeyForm = z.object({
  ...applicant,
  country: aCountry,
  /** The person who recommends them. */
  subject: open(120),
  message: required(3000),
  /** Subscribes to the newsletter about such houses. */
  newsletter: ticked,
})

/** A job application. */
export const careerForm = z.object({
  ...applicant,
  subject: required(120),
  place: required(200),
  message: required(6000),
})
