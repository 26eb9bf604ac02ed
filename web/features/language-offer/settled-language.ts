import { lifetimes, readCookie, writeCookie } from '#web/cookies'

const cookie = 'languageoffer'

/** Whether the visitor has chosen a language already, or has put the offer away. */
export const languageIsSettled = (): boolean => readCookie(cookie) !== undefined

/** Remembers that the visitor has chosen: no language is offered any more. */
export const settleLanguage = (): void => writeCookie(cookie, 'answered', lifetimes.year)
