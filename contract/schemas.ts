import { z } from 'zod'
import { type Day, parseDay } from '#domain/calendar/day'
import { isTimezone } from '#domain/calendar/local-time'
import { pictureRatios } from '#domain/pictures/focus'
import { parseId } from '#domain/text/id'
import { findLanguage, type Language, languages } from '#domain/text/language'

/** A language by its id (1, 2, 3) or code (en, fr, de); read as the code (PD-1). */
export const language = z
  .string()
  .max(8)
  .transform((value, context): Language => {
    const found = findLanguage(value)
    if (found) return found
    context.addIssue({ code: 'custom', message: `A language is one of ${languages.join(', ')} or its id.` })
    return z.NEVER
  })
  .meta({ description: 'Language: 1 or en, 2 or fr, 3 or de', examples: ['en'] })

/** A whole number of an address, in digits only: `Number` would also parse `0x1`, `1e3` and blanks. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    value => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
    z
      .number()
      .int()
      .min(least)
      .max(most)
      .meta({ examples: [1] }),
  )

/** The cursor of a list by days: a day and the id of a row. */
export const dayCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\d{1,10}$/)
  // The database reads the day.
  .refine(cursor => parseDay(cursor.slice(0, 10)) !== undefined)
  .meta({ description: '`next` of the list before', examples: ['2027-06-05.1'] })

/** `next` of a list whose order can be chosen: the value of the last row, and its id. */
export const keysetCursor = z
  .string()
  .max(1000)
  .meta({ description: '`next` of the list before, in the same order', examples: ['100000.1'] })

/** The id of a row. */
export const id = wholeNumber(1, 2_147_483_647)

/** A placeholder id for anonymous callers, which the specification requires: it must not reveal a contact. */
export const idForNobody = z.uuid().meta({ description: 'A random one each time: it identifies no contact' })

/** Ids of rows, separated by commas; parsed as numbers. */
export const ids = z
  .string()
  .max(1200)
  .transform((value, context): number[] => {
    const named = value.split(',')
    const parsed = named.flatMap(name => parseId(name) ?? [])
    if (named.length <= 100 && parsed.length === named.length) return parsed
    context.addIssue({ code: 'custom', message: 'Ids are whole numbers by commas, a hundred at most.' })
    return z.NEVER
  })
  .meta({ description: 'Ids separated by commas, a hundred at most', examples: ['1,2'] })

/** A day, `YYYY-MM-DD` or `DD MMM YYYY`; parsed as `YYYY-MM-DD`. */
export const day = z
  .string()
  .max(20)
  .transform((value, context): Day => {
    const found = parseDay(value)
    if (found) return found
    context.addIssue({ code: 'custom', message: 'A day is written YYYY-MM-DD or DD MMM YYYY, and must exist.' })
    return z.NEVER
  })
  .meta({ description: 'A day: YYYY-MM-DD or DD MMM YYYY', examples: ['2027-06-05'] })

/** An IANA time zone. */
export const timezone = z
  .string()
  .max(64)
  .refine(isTimezone, 'There is no such time zone.')
  .meta({ examples: ['Europe/London'] })

/** A picture: `url` followed by `/{width}.{avif|webp|jpg}` is its file at one of the site's widths. */
export const picture = z
  .object({
    id: z.number(),
    url: z.string(),
    width: z.number(),
    height: z.number(),
    colour: z.string(),
    alt: z.string(),
    focus: z
      .partialRecord(z.enum(['all', ...pictureRatios]), z.string())
      .optional()
      .meta({ description: 'What stays visible where it is cropped, as CSS positions: of all crops, or of one ratio' }),
    crops: z
      .partialRecord(z.enum(pictureRatios), z.object({ url: z.string(), width: z.number(), height: z.number() }))
      .optional()
      .meta({ description: 'Closer crops, by ratio: each `url` has files as that of the picture, of its part only' }),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof picture>

/** The language ids in the API. */
export const languageId = z.number().int().meta({ description: 'Language: 1 English, 2 French, 3 German' })

/** The revision of a row, in the body of a change that is based on it. */
export const revision = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'The revision on which the change is based; a newer one gets 409 `edited-meanwhile`' })

/** The header by which a change names the revision on which it is based. */
export const ifMatch = z
  .string()
  .regex(/^"?\d{1,9}"?$/, 'The revision of the row, such as "3".')
  .transform(text => Number(text.replaceAll('"', '')))
  .meta({ description: 'The revision of the row on which the change is based', examples: ['"3"'] })
