import { type Language, languages } from '#domain/language'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

const cookie = 'languageoffer'

/** The first of a browser's languages in which the site is written, where that is not the page's own. */
export function offeredLanguage(preferred: readonly string[], current: Language): Language | undefined {
  const spoken = preferred.map(tag => tag.toLowerCase().split('-')[0])
  const [best] = spoken.flatMap(code => languages.find(language => language === code) ?? [])
  return best === current ? undefined : best
}

/** Whether the visitor has chosen a language already, or has put the offer away. */
export const languageIsSettled = (): boolean => readCookie(cookie) !== undefined

/** Remembers that the visitor has chosen: no language is offered any more. */
export const settleLanguage = (): void => writeCookie(cookie, 'answered', lifetimes.year)
