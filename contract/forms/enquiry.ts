import * as z from 'zod/mini'
import {
  count,
  countryCode,
  departureAfterArrival,
  emailAddress,
  optionalText,
  requiredCheckbox,
  stayDay,
  text,
  villaIds,
} from '#contract/forms/fields'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import { idPattern } from '#domain/text/id'
import { maximumBedrooms } from '#domain/villas/bedrooms'
import { maximumInfants, maximumPeople } from '#domain/villas/guests'

const required = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

const idOf = (value: string | number) => (value === '' ? undefined : Number(value))
const id = z.optional(
  z.pipe(
    z.union([z.int().check(z.gte(1), z.lte(2_147_483_647)), z.literal(''), z.string().check(z.regex(idPattern))]),
    z.transform(idOf),
  ),
)

/** An enquiry to the office (SPEC A5): name and contact details, and the subject as far as known. */
export const enquiryForm = z
  .object({
    title: text(400, validateName),
    firstName: text(400, validateName),
    lastName: text(400, validateName),
    email: emailAddress,
    /** The country for a number without a country code of its own. */
    phoneCountry: countryCode,
    phone: text(400, validatePhone),
    addressLine1: required(200),
    country: countryCode,
    from: stayDay,
    to: stayDay,
    adults: count(maximumPeople),
    children: count(maximumPeople),
    infants: count(maximumInfants),
    rooms: count(maximumBedrooms),
    villas: villaIds,
    experience: id,
    heardAboutUsId: id,
    heardAboutUsOther: optionalText(200),
    message: optionalText(5000),
    newsletter: requiredCheckbox,
    /** The content of the campaign cookie. */
    event: optionalText(200),
    /** A honeypot: hidden from people, so that only bots fill it in. */
    website: optionalText(500),
    /** Milliseconds from display to the first submission. */
    shownFor: z.optional(z.int().check(z.gte(0))),
  })
  .check(departureAfterArrival)
