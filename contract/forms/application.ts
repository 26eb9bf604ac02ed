import * as z from 'zod/mini'
import { count, countryCode, emailAddress, optionalText, requiredCheckbox, text } from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { validateWebsite } from '#domain/people/website'
import type { ValidationCode } from '#domain/text/validation-codes'
import { maximumBedrooms } from '#domain/villas/bedrooms'

const required = (most: number) =>
  text(most * 2, (value): ValidationCode | undefined =>
    value === '' ? 'missing' : value.length > most ? 'too-long' : undefined,
  )

/** The common fields of applicants: name and contact details. */
const applicant = {
  name: text(400, validateName),
  email: emailAddress,
  phoneCountry: countryCode,
  phone: text(400, validatePhone),
  /** A honeypot: hidden from people, so that only bots fill it in. */
  fax: optionalText(500),
  /** Milliseconds from display to the first submission. */
  shownFor: z.optional(z.int().check(z.gte(0))),
}
const website = text(1000, validateWebsite)

/** The application of a travel agent. */
export const travelAgentForm = z.object({
  ...applicant,
  organisation: required(120),
  licence: required(80),
  website: z._default(website, ''),
  country: countryCode,
  message: optionalText(3000),
})

/** An owner's offer of a villa. */
export const villaOfferForm = z.object({
  ...applicant,
  subject: optionalText(120),
  place: required(200),
  country: countryCode,
  bedrooms: count(maximumBedrooms),
  sleeps: count(200),
  /** An address with pictures. */
  website: z._default(website, ''),
  message: required(3000),
})

/** The application for an introduction to White Key. */
export const whiteKeyForm = z.object({
  ...applicant,
  country: countryCode,
  /** The person who recommends them. */
  subject: optionalText(120),
  message: required(3000),
  /** Subscribes to the newsletter about such houses. */
  newsletter: requiredCheckbox,
})

/** A job application. */
export const careerForm = z.object({
  ...applicant,
  subject: required(120),
  place: required(200),
  message: required(6000),
})
