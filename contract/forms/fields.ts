import * as z from 'zod/mini'
import { rule } from '#contract/forms/rule'
import type { Fault } from '#domain/faults'

/** A text held to a rule of the domain; what is far longer than that allows is not looked at. */
export const text = (most: number, faultOf: (value: string) => Fault | undefined) =>
  z.string().check(z.maxLength(most), z.trim(), rule(faultOf))

/** A text that may be left empty. */
export const open = (most: number) =>
  z._default(
    text(most * 2, value => (value.length > most ? 'too-long' : undefined)),
    '',
  )

/** A country by its code (ISO 3166), in capitals. */
export const aCountry = text(10, value => (value === '' ? 'missing' : /^[A-Z]{2}$/.test(value) ? undefined : 'invalid'))

/** A whole number, as a number or as a field holds it; an empty field is none. */
export const count = (most: number) =>
  z._default(
    z.pipe(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{0,4}$/))]), z.transform(Number)),
      z.int().check(z.gte(0), z.lte(most)),
    ),
    0,
  )

/** A box: as a form sends it when it is ticked, or told. */
export const ticked = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal('yes')]),
    z.transform((value: boolean | 'yes') => value !== false),
  ),
  false,
)
