import * as z from 'zod/mini'
import { requiredCheckbox, text } from '#contract/forms/fields'
import { scriptFault } from '#domain/text/printable-text'

/** The longest name of a view, in characters. */
export const maxViewName = 60

/** A saved view of a list: its name, and whether it is for all who may open the list. */
export const savedViewForm = z.object({
  name: text(200, value => (value === '' ? 'missing' : value.length > maxViewName ? 'too-long' : scriptFault(value))),
  shared: requiredCheckbox,
})
