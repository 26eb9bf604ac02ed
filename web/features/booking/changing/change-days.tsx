import type { Calendar } from '#domain/calendar'
import type { DateSelection } from '#domain/date-selection'
import { formatDays, formatWeekday, weekdayNames } from '#domain/formats'
import { holdsNight, nightsOf, type Stay } from '#domain/stay'
import { StayCalendar } from '#web/features/calendar/lazy'
import { CalendarRoom, oneMonth } from '#web/features/calendar/public'
import { NotCome } from '#web/features/own-account/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { useMedia } from '#web/ui/hydration'
import styles from '../booking.module.css'
import own from './ask-change.module.css'

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
  const months = useMedia(oneMonth) ? 1 : 2
  const { start, end } = selection
  const isBooked = start === booked.from && end === booked.to
  const rule = calendar?.arrivals.find(one => holdsNight(one, start ?? booked.from))
  return (
    <fieldset className={own.days}>
      <legend>{t('plans_change_days')}</legend>
      <p className={own.chosen} aria-live="polite">
        {start && end && (
          <strong>
            {t('plans_change_chosen', {
              days: formatDays({ from: start, to: end }, language),
              nights: nightsOf({ from: start, to: end }),
            })}
          </strong>
        )}
        {start && !end && t('plans_change_departure', { day: formatWeekday(start, language) })}
        {!start && t('plans_change_arrival')}
      </p>
      {failed && <NotCome failed again={again} />}
      {!failed && !calendar && <CalendarRoom months={months} />}
      {calendar && (
        <StayCalendar
          calendar={calendar}
          selection={selection}
          onChoose={({ state }) => onChoose(state)}
          months={months}
          className={own.calendar}
        />
      )}
      <p className={styles.soft}>
        {rule &&
          t('plans_change_rules', {
            all: rule.changeover.length === 7 ? 'yes' : 'no',
            days: weekdayNames(rule.changeover, language),
            nights: rule.minimumNights,
          })}{' '}
        {t('plans_change_own_nights')}
      </p>
      {error && <p className={own.error}>{error}</p>}
      {!isBooked && (
        <p>
          <Button look="quiet" onClick={onBooked}>
            {t('plans_change_booked_days', { days: formatDays(booked, language) })}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
