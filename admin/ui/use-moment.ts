import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { useLanguage } from '#web/messages'

/** Formats a moment in the time zone of the browser. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return at => formatShortDateTime(Date.parse(at), zone, language)
}
