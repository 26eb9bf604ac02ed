import type { Language } from '#domain/text/language'
import type { ValidationCode } from '#domain/text/validation-codes'

/** Titles of people, in the order of the form. */
export const titles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr', 'Professor'],
  fr: ['Madame', 'Monsieur', 'Docteur', 'Maître'],
  de: ['Frau', 'Herr', 'Frau Dr.', 'Herr Dr.', 'Divers'],
}

/** The salutation of an e-mail: title and last name where both are known, else the whole name. */
export const addressedAs = ({ title, firstName, lastName }: { title: string; firstName: string; lastName: string }) =>
  title && title !== 'Divers' && lastName ? `${title} ${lastName}` : `${firstName} ${lastName}`.trim()

const longestName = 50

/** Zero-width joiners and non-joiners: part of names in scripts that are written joined, and invalid elsewhere. */
const joiner =
  /(?<=[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}*)[\u200c\u200d](?=\p{L})/gu

/** Letters with their marks, and separators in names: blanks, apostrophes, hyphens, dots, "&" and commas. */
const nameSigns = /^(?=.*\p{L})(?!.*\p{M}{3})[\p{L}\p{M} '’‘`.,&·\u2010-]+$/u

/** A dot ends an abbreviation or an initial. If more letters follow directly, mail programs detect a web address. */
const webAddress = /\.\p{M}*(?!\p{L}\p{M}*(?:[ .,-]|$))\p{L}|www\./iu

const invisible = /\p{Default_Ignorable_Code_Point}/u

/**
 * The validation error of a name or a title, ignoring surrounding blanks. The site shows names to other people and
 * repeats them in e-mails, so they must not carry a message or a link: no web address, number, sign, direction mark or
 * emoji.
 */
export function validateName(text: string): ValidationCode | undefined {
  const name = text.trim()
  if (name === '') return 'missing'
  if (name.length > longestName) return 'too-long'
  const plain = name.replace(joiner, '')
  const shown = plain.normalize('NFKC')
  return invisible.test(plain) || !nameSigns.test(shown) || webAddress.test(shown) ? 'name' : undefined
}
