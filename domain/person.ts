import type { Fault } from '#domain/faults'
import type { Language } from '#domain/language'

/** How people are addressed, in the order in which a form offers it. */
export const titles: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr', 'Professor'],
  fr: ['Madame', 'Monsieur', 'Docteur', 'Maître'],
  de: ['Frau', 'Herr', 'Frau Dr.', 'Herr Dr.', 'Divers'],
}

const longestName = 80

/** A name is repeated in letters, so it must not be made to carry a message or a link to somebody else's address. */
const carriesMore = /[<>@\\/]|https?:|www\.|[\p{Cc}\p{Zl}\p{Zp}]/u

/** What is wrong with a name or a title; blanks around it are none of it. */
export function nameFault(text: string): Fault | undefined {
  const name = text.trim()
  if (name === '') return 'missing'
  if (name.length > longestName) return 'too-long'
  return carriesMore.test(name) ? 'invalid' : undefined
}
