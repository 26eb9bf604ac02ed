import type { Fault } from '#domain/faults'
import type { Language } from '#domain/language'

/** How people are addressed, in the order in which a form offers it. */
export const titles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr', 'Professor'],
  fr: ['Madame', 'Monsieur', 'Docteur', 'Maître'],
  de: ['Frau', 'Herr', 'Frau Dr.', 'Herr Dr.', 'Divers'],
}

/** How an e-mail addresses somebody: by title and last name where both are known, else by the whole name. */
export const addressedAs = ({ title, firstName, lastName }: { title: string; firstName: string; lastName: string }) =>
  title && title !== 'Divers' && lastName ? `${title} ${lastName}` : `${firstName} ${lastName}`.trim()

const longestName = 50

/** Joins or parts letters of scripts that are written joined: they are part of names, and nothing elsewhere. */
const joiner =
  /(?<=[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}*)[\u200c\u200d](?=\p{L})/gu

/** Letters with their marks, and what stands between parts of names: blanks, apostrophes, hyphens, dots, "&" and commas. */
const nameSigns = /^(?=.*\p{L})(?!.*\p{M}{3})[\p{L}\p{M} '’‘`.,&·\u2010-]+$/u

/** A dot ends an abbreviation or an initial. Where more letters follow at once, mail programs see a web address. */
const webAddress = /\.\p{M}*(?!\p{L}\p{M}*(?:[ .,-]|$))\p{L}|www\./iu

const invisible = /\p{Default_Ignorable_Code_Point}/u

/**
 * What is wrong with a name or a title; blanks around it are none of it. A name is shown to others and repeated in
 * e-mails, so it must not carry a message or a link: no web address, number, sign, direction mark or emoji.
 */
export function nameFault(text: string): Fault | undefined {
  const name = text.trim()
  if (name === '') return 'missing'
  if (name.length > longestName) return 'too-long'
  const plain = name.replace(joiner, '')
  const shown = plain.normalize('NFKC')
  return invisible.test(plain) || !nameSigns.test(shown) || webAddress.test(shown) ? 'name' : undefined
}
