import { CallError } from '#web/api'
import type { Translate } from '#web/messages'

/** What is said of a call that failed; `words` are those of who called, by the code of a refusal or for all that `failed`. */
export function sayWhy(error: unknown, t: Translate, words?: Readonly<Record<string, string>>): string {
  if (!(error instanceof CallError)) return t('form_failed')
  const told = words?.[error.code]
  if (told) return told
  if (error.status === 429) return t('form_too_many')
  if (error.status === 0) return t('form_unreachable')
  // Who looks on is told so in words that other pages do not carry.
  if (error.code === 'looking-on') return error.message
  return words?.failed ?? t('form_failed')
}
