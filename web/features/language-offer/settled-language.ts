import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

const cookie = 'languageoffer'

/** Whether the visitor has chosen a language, or dismissed the offer. */
export const languageIsSettled = (): boolean => readCookie(cookie) !== undefined

/** Remembers the visitor's choice: no further offers. */
export const settleLanguage = (): void => writeCookie(cookie, 'answered', lifetimes.year)
