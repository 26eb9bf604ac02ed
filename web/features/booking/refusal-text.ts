import { weekdayNames } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import type { Translate } from '#web/messages'
import type { UnavailableStayProblem } from './checkout/parse-unavailable-stay'

/** Text of the reason why a stay is unavailable. */
export function refusalText(
  t: Translate,
  { reason, nights, weekdays }: Pick<UnavailableStayProblem, 'reason' | 'nights' | 'weekdays'>,
  language: Language,
): string {
  switch (reason) {
    case 'taken':
      return t('booking_no_taken')
    case 'changeover':
      return t('booking_no_changeover', { days: weekdayNames(weekdays, language) })
    case 'minimum':
      return t('booking_no_minimum', { nights })
    case 'maximum':
      return t('booking_no_maximum', { nights })
    case 'too-small':
      return t('booking_no_too_small')
    case 'past':
      return t('booking_no_past')
    case 'not-published':
      return t('booking_no_not_published')
    default:
      return t('booking_no_on_request')
  }
}
