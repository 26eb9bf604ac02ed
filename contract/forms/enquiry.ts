import * as z from 'zod/mini'
import { aCountry, count, open, text, ticked } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'
import { maximumBedrooms } from '#domain/bedrooms'
import { parseDay } from '#domain/day'
import { emailFault } from '#domain/email'
import { faultTexts } from '#domain/fault-texts'
import type { Fault } from '#domain/faults'
import { maximumInfants, maximumPeople } from '#domain/guests'
import { nameFault } from '#domain/person'
import { phoneFault } from '#domain/phone-number'

const required = (most: number) =>
  text(most * 2, value => (value === '' ? 'missing' : value.length > most ? 'too-long' : undefined))

const idOf = (value: string | number) => (value === '' ? undefined : Number(value))
const id = z.optional(
  z.pipe(
    z.union([z.int().check(z.gte(1), z.lte(2_147_483_647)), z.string().check(z.regex(/^([1-9]\d{0,8})?$/))]),
    z.transform(idOf),
  ),
)

/** A day as a field holds it, or as addresses write it; an empty field is none. */
const day = z.optional(
  z.pipe(
    z.string().check(
      z.maxLength(20),
      rule(value => (value === '' || parseDay(value) ? undefined : 'invalid')),
    ),
    z.transform((value: string) => parseDay(value)),
  ),
)

/** Ids of villas: a list, or one of them alone as a form with one box holds it. */
const mostVillas = 40
const villaId = z.union([z.int().check(z.gte(1), z.lte(2_147_483_647)), z.string().check(z.regex(/^[1-9]\d{0,8}$/))])
const villas = z._default(
  z.pipe(
    z.union([villaId, z.array(villaId).check(z.maxLength(mostVillas))]),
    z.transform((value: string | number | (string | number)[]) => [...new Set([value].flat().map(Number))]),
  ),
  [],
)

/** Days come together, the departure after the arrival. */
const stayMakesSense = z.check<{ from?: string | undefined; to?: string | undefined }>(context => {
  const { from, to } = context.value
  const tell = (path: 'from' | 'to', fault: Fault) =>
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [path],
      message: faultTexts[fault],
      params: { fault },
    })
  if (from && !to) tell('to', 'missing')
  if (to && !from) tell('from', 'missing')
  if (from && to && to <= from) tell('to', 'not-after')
})

/** What a visitor sends to the office (section 5): who asks and how they are reached; and as far as known, what for. */
export const enquiryForm = z
  .object({
    title: text(400, nameFault),
    firstName: text(400, nameFault),
    lastName: text(400, nameFault),
    email: text(1000, emailFault),
    /** The country whose code the number begins with where it bears none itself. */
    phoneCountry: aCountry,
    phone: text(400, phoneFault),
    addressLine1: required(200),
    country: aCountry,
    from: day,
    to: day,
    adults: count(maximumPeople),
    children: count(maximumPeople),
    infants: count(maximumInfants),
    rooms: count(maximumBedrooms),
    villas,
    experience: id,
    heardAboutUsId: id,
    heardAboutUsOther: open(200),
    message: open(5000),
    newsletter: ticked,
    /** What a campaign has left in the visitor's cookie of that name. */
    event: open(200),
    /** Nobody sees this field: what fills it in is a program. */
    website: open(500),
    /** For how many milliseconds the form was looked at before it was first sent. */
    shownFor: z.optional(z.int().check(z.gte(0))),
  })
  .check(stayMakesSense)
