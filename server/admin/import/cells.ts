import { z } from 'zod'
import { parseDay, type Weekday } from '#domain/calendar/day'
import { type Language, languages, type Text, wholeText } from '#domain/text/language'

// The contents of cells: each shape reads the text of one cell, and tells what is wrong with it in words of the table.

/** Cents of EUR of the most expensive week. */
const mostCents = 2_000_000_000

export const words = z.string().trim().min(1, 'must not be empty')

export const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/, 'must be 1 to 60 letters, digits, dots, hyphens or underscores')

export const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens, such as casa-del-porto')

/** A whole number between two others. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine(number => number >= least && number <= most, `must be between ${least} and ${most}`)

export const degrees = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}([.,]\d{1,15})?$/, 'must be degrees, such as 39.7836')
    .transform(text => Number(text.replace(',', '.')))
    .refine(number => Math.abs(number) <= most, `must be between -${most} and ${most}`)

export const yesNo = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['yes', 'no'], 'must be yes or no'))
  .transform(answer => answer === 'yes')

const centsOfText = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const amount = /^-?\d{1,9}([.,]\d{1,2})?$/
const isPositive = (cents: number) => cents > 0 && cents <= mostCents
const positive = 'must be above 0'

/** An amount in EUR, as cents. */
export const euros = z
  .string()
  .trim()
  .regex(amount, 'must be an amount in euro, such as 2450 or 2450.50')
  .transform(centsOfText)
  .refine(isPositive, positive)

export const day = z
  .string()
  .trim()
  .refine(text => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) !== undefined, 'must be a day, such as 2027-06-05')

export const time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 16:00')

/** Several values in one cell, separated by vertical bars. */
export const split = (text: string): string[] =>
  text
    .split('|')
    .map(part => part.trim())
    .filter(Boolean)

export const listOf = z.string().transform(split)

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Days of the week, `sat|sun`; `any` stands for all. */
export const changeoverDays = z
  .string()
  .trim()
  .toLowerCase()
  .transform(text => (text === 'any' ? [...weekdays] : split(text)))
  .pipe(z.array(z.enum(weekdays, 'must be any, or days such as sat|sun')).min(1, 'must name a day'))
  .transform(days => [...new Set(days)].map(name => (weekdays.indexOf(name) + 1) as Weekday).toSorted())

/** Numbers by bedrooms: `3:6|5:10`. */
const byBedrooms = (value: RegExp, example: string) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const pairs = split(text).map(part => part.split(':'))
      const right = pairs.every(([rooms = '', is = '', more]) => /^\d{1,2}$/.test(rooms) && value.test(is) && !more)
      if (!right || pairs.length === 0) context.addIssue(`must be numbers by bedrooms, such as ${example}`)
      return pairs.map(([rooms = '', is = '']) => ({ rooms: Number(rooms), is }))
    })

/** Bedrooms and the people they sleep, `3:6|5:10`, fewest bedrooms first. */
export const tiers = byBedrooms(/^\d{1,3}$/, '3:6|5:10')
  .transform(pairs => pairs.map(({ rooms, is }) => ({ rooms, sleeps: Number(is) })))
  .refine(
    all => all.every(({ rooms }, i) => i === 0 || rooms > (all[i - 1]?.rooms ?? 0)),
    'must begin with the fewest bedrooms',
  )

/** Prices of a week: of the whole villa, `3600`, or by bedrooms, `3:2400|5:3600`. */
export const weeklyPrices = z
  .string()
  .trim()
  .transform((text, context) => {
    const pairs = text.includes(':') ? split(text).map(part => part.split(':')) : [['', text]]
    const read = pairs.map(([rooms = '', price = '']) => ({ rooms: rooms ? Number(rooms) : null, price: price.trim() }))
    if (read.some(({ rooms, price }) => !amount.test(price) || Number.isNaN(rooms)))
      context.addIssue('must be euro a week, such as 3600, or by bedrooms, such as 3:2400|5:3600')
    else if (read.some(({ price }) => !isPositive(centsOfText(price)))) context.addIssue(positive)
    return read.map(({ rooms, price }) => ({ rooms, cents: centsOfText(price) }))
  })

/** A path of the site, without language. */
export const path = z
  .string()
  .trim()
  .regex(/^\/(?!\/)[^"'<>\s?#\\]*$/, 'must be a path of this site, such as /old-page')

/** The target of a redirect: a path of the site or an address. */
export const target = z
  .string()
  .trim()
  .regex(/^(\/(?!\/)|https?:\/\/)[^"'<>\s\\]*$/, 'must be a path of this site, or an address with https://')

/** Columns of a text in each language: `tagline_en` is needed, others fall back to English. */
export const textColumns = <Name extends string>(name: Name, about: string) => ({
  ...(Object.fromEntries(
    languages.map(language => [
      `${name}_${language}`,
      language === 'en' ? words.describe(about) : words.optional().describe(`The same in the language ${language}`),
    ]),
  ) as Record<`${Name}_en`, z.ZodString> & Record<`${Name}_fr` | `${Name}_de`, z.ZodOptional<z.ZodString>>),
})

const byLanguage = (read: (language: Language) => string): Text =>
  Object.fromEntries(languages.map(language => [language, read(language)])) as Text

/** Reads a text from its columns, as the database reads it: with the typographic spaces of its language. */
export function textOf(row: Readonly<Record<string, unknown>>, name: string): Text {
  const en = String(row[`${name}_en`] ?? '')
  return wholeText(byLanguage(language => String(row[`${name}_${language}`] ?? en)))
}

/** Reads lines of text, each in every language, from columns whose values are separated by vertical bars. */
export function linesOf(row: Readonly<Record<string, unknown>>, name: string): Text[] {
  const by = (language: string) => split(String(row[`${name}_${language}`] ?? ''))
  return by('en').map((en, i) => wholeText(byLanguage(language => by(language)[i] ?? en)))
}
