import type { Calendar } from '#domain/availability/calendar'
import { defaultChangeoverDays } from '#domain/availability/calendar'
import type { Reason } from '#domain/availability/calendar-reasons'
import type { Day, Weekday } from '#domain/calendar/day'
import { weekdayNames } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import type { Translate } from '#web/messages'

const isUsual = (weekdays: readonly Weekday[]) => weekdays.join() === defaultChangeoverDays.join()

/** Text of the reason why a day cannot be chosen (SPEC A5). */
export function reasonText(
  { key, nights = 0, weekdays = [] }: Reason,
  day: Day,
  calendar: Calendar,
  { t, language }: { t: Translate; language: Language },
): string {
  switch (key) {
    case 'BEFORE_START_DATE':
      return t('calendar_before_start')
    case 'BEFORE_START_DATE_NON_BOOKABLE':
      return day < calendar.today ? t('calendar_past') : t('calendar_taken')
    case 'MIN_BOOKING':
      return t(calendar.availableCheckInDates ? 'calendar_minimum' : 'calendar_minimum_any', { nights })
    case 'MAX_BOOKING':
      return t('calendar_maximum', { nights })
    case 'DAYS':
      if (weekdays.length === 0) return t('calendar_taken')
      return isUsual(weekdays)
        ? t('calendar_changeover')
        : t('calendar_changeover_other', { days: weekdayNames(weekdays, language) })
    case 'INVALID':
      if (day < calendar.today) return t('calendar_past')
      return calendar.disabledDates.has(day) ? t('calendar_taken') : t('calendar_unavailable')
    case 'CONTACT_US':
      return t('calendar_contact_us')
    case 'NON_BOOKABLE':
      return calendar.maxDate !== undefined && day > calendar.maxDate ? t('calendar_too_far') : t('calendar_contact_us')
  }
}
