import * as z from 'zod/mini'
import { optionalText, requiredCheckbox } from '#contract/forms/fields'
import { rule } from '#contract/forms/rule'

/**
 * The form that orders wine (PD-117): the age is confirmed for everyone who drinks it; the note goes to the house with
 * the delivery. The page has the basket.
 */
export const wineOrderForm = z.looseObject({
  age: requiredCheckbox.check(rule(confirmed => (confirmed ? undefined : 'missing'))),
  note: optionalText(500),
})

/** Its values. */
export type WineOrderValues = z.output<typeof wineOrderForm>
