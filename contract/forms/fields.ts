import * as z from 'zod/mini'
import { rule } from '#contract/forms/rule'
import { parseDay } from '#domain/calendar/day'
import { mostShortlisted } from '#domain/content/shortlist'
import { canonicalEmail, validateEmail } from '#domain/people/email'
import { idPattern } from '#domain/text/id'
import type { ValidationCode } from '#domain/text/validation-codes'
import { validationMessages } from '#domain/text/validation-messages'

/** A text with a rule of the domain; the schema rejects far longer ones before that. */
export const text = (most: number, faultOf: (value: string) => ValidationCode | undefined) =>
  z.string().check(z.maxLength(most), z.trim(), rule(faultOf))

const canonicalOf = (address: string) => canonicalEmail(address) ?? address

/** An e-mail address, in canonical form. */
export const emailAddress = z.pipe(text(1000, validateEmail), z.transform(canonicalOf))

/** An optional e-mail address. */
export const emailOrNone = z.pipe(
  z._default(
    text(1000, value => (value === '' ? undefined : validateEmail(value))),
    '',
  ),
  z.transform(canonicalOf),
)

/** An optional text. */
export const optionalText = (most: number) =>
  z._default(
    text(most * 2, value => (value.length > most ? 'too-long' : undefined)),
    '',
  )

/** A country by its code (ISO 3166), in capitals. */
export const countryCode = text(10, value =>
  value === '' ? 'missing' : /^[A-Z]{2}$/.test(value) ? undefined : 'invalid',
)

/** A whole number, as a number or as the text of a field; an empty field is none. */
export const count = (most: number) =>
  z._default(
    z.pipe(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{0,4}$/))]), z.transform(Number)),
      z.int().check(z.gte(0), z.lte(most)),
    ),
    0,
  )

/** A checkbox: `yes` as a form sends it, or a boolean. */
export const requiredCheckbox = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal('yes')]),
    z.transform((value: boolean | 'yes') => value !== false),
  ),
  false,
)

/** A day of a field, or in the format of addresses; an empty field is none. */
export const stayDay = z.optional(
  z.pipe(
    z.string().check(
      z.maxLength(20),
      rule(value => (value === '' || parseDay(value) ? undefined : 'invalid')),
    ),
    z.transform((value: string) => parseDay(value)),
  ),
)

/** Ids of villas: a list, or a single one as a form with one box sends it. */
const villaId = z.union([z.int().check(z.gte(1), z.lte(2_147_483_647)), z.string().check(z.regex(idPattern))])
export const villaIds = z._default(
  z.pipe(
    z.union([villaId, z.array(villaId).check(z.maxLength(mostShortlisted))]),
    z.transform((value: string | number | (string | number)[]) => [...new Set([value].flat().map(Number))]),
  ),
  [],
)

/** Both days or none, the departure after the arrival. */
export const departureAfterArrival = z.check<{ from?: string | undefined; to?: string | undefined }>(context => {
  const { from, to } = context.value
  const tell = (path: 'from' | 'to', fault: ValidationCode) =>
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [path],
      message: validationMessages[fault],
      params: { fault },
    })
  if (from && !to) tell('to', 'missing')
  if (to && !from) tell('from', 'missing')
  if (from && to && to <= from) tell('to', 'not-after')
})
