import * as z from 'zod/mini'
import { optionalText } from '#contract/forms/fields'
import { parseDay } from '#domain/calendar/day'

/** The longest description of a picture. */
export const maxAltLength = 500

const licenceEnds = z._default(
  z.string().check(
    z.maxLength(20),
    z.refine(value => value === '' || parseDay(value) !== undefined, { error: 'invalid' }),
  ),
  '',
)

/** The texts of a picture by staff; an empty end of the licence is none. */
export const pictureForm = z.object({
  altEn: optionalText(maxAltLength),
  altFr: optionalText(maxAltLength),
  altDe: optionalText(maxAltLength),
  photographer: optionalText(200),
  licence: optionalText(500),
  licenceEnds,
})

const credit = z.object({ photographer: optionalText(200), licence: optionalText(500), licenceEnds })

/** Photographer and licence for many pictures: empty fields leave those of each picture as they are; one is filled. */
export const pictureCreditForm = credit.check(
  z.refine(fields => Object.values(fields).some(value => value !== ''), { path: ['photographer'], error: 'missing' }),
)

const descriptions = z.object({
  en: optionalText(maxAltLength),
  fr: optionalText(maxAltLength),
  de: optionalText(maxAltLength),
})

/** The descriptions of a villa's pictures by picture, and one licence for all; empty fields of it change nothing. */
export const villaPictureTextsForm = z.catchall(credit, descriptions)
