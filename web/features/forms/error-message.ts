import { ApiError } from '#web/lib/api-client'
import type { Translate } from '#web/messages'

/** Message for a failed request; `words` are the caller's own messages, by problem code or for any `failed` request. */
export function errorMessage(error: unknown, t: Translate, words?: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return t('form_failed')
  const told = words?.[error.code]
  if (told) return told
  if (error.status === 429) return t('form_too_many')
  if (error.status === 0) return t('form_unreachable')
  // During impersonation the server's text is shown, because other pages do not carry the message.
  if (error.code === 'looking-on') return error.message
  return words?.failed ?? t('form_failed')
}
