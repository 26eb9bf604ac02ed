import type { Calendar } from '#domain/availability/calendar'
import type { DateSelection } from '#domain/availability/date-selection'
import { formatDays, formatWeekday, weekdayNames } from '#domain/calendar/formats'
import { includesNight, nightsOf, type Stay } from '#domain/calendar/stay'
import { StayCalendar } from '#web/features/calendar/lazy'
import { CalendarSkeleton, oneMonth } from '#web/features/calendar/public'
import { useMediaQuery } from '#web/hooks/use-hydrated'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import own from './request-change.module.css'

interface ChangeDaysProps {
  /** Undefined while loading. */
  calendar: Calendar | undefined
  failed: boolean
  again: () => void
  booked: Stay
  selection: DateSelection
  onChoose: (selection: DateSelection) => void
  onBooked: () => void
  /** Validation message of the server. */
  error: string | undefined
}

/** Selects arrival and departure in the villa's calendar. */
export function ChangeDays(props: ChangeDaysProps) {
  const { calendar, failed, again, booked, selection, onChoose, onBooked, error } = props
  const t = useT()
  const language = useLanguage()
  const months = useMediaQuery(oneMonth) ? 1 : 2
  const { start, end } = selection
  const isBooked = start === booked.from && end === booked.to
  const rule = calendar?.arrivals.find(one => includesNight(one, start ?? booked.from))
  return (
    <fieldset className={own.days}>
      <legend>{t('booking_change_change_days')}</legend>
      <p className={own.chosen} aria-live="polite">
        {start && end && (
          <strong>
            {t('booking_change_change_chosen', {
              days: formatDays({ from: start, to: end }, language),
              nights: nightsOf({ from: start, to: end }),
            })}
          </strong>
        )}
        {start && !end && t('booking_change_change_departure', { day: formatWeekday(start, language) })}
        {!start && t('booking_change_change_arrival')}
      </p>
      {failed && <QueryFallback failed again={again} />}
      {!failed && !calendar && <CalendarSkeleton months={months} />}
      {calendar && (
        <StayCalendar
          calendar={calendar}
          selection={selection}
          onChoose={({ state }) => onChoose(state)}
          months={months}
          className={own.calendar}
        />
      )}
      <p className={styles.muted}>
        {rule &&
          t('booking_change_change_rules', {
            all: rule.changeover.length === 7 ? 'yes' : 'no',
            days: weekdayNames(rule.changeover, language),
            nights: rule.minimumNights,
          })}{' '}
        {t('booking_change_change_own_nights')}
      </p>
      {error && <p className={own.error}>{error}</p>}
      {!isBooked && (
        <p>
          <Button variant="quiet" onClick={onBooked}>
            {t('booking_change_change_booked_days', { days: formatDays(booked, language) })}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
