import { useRef } from 'react'
import { formatDays } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { StayCalendar } from '#web/features/calendar/lazy'
import { oneMonth } from '#web/features/calendar/public'
import { useMediaQuery } from '#web/hooks/use-hydrated'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { useNearViewport } from '../../../hooks/use-in-viewport'
import { Section } from '../section'
import { calendarAnchor } from '../stay/calendar-link'
import { Rules } from '../stay/rules'
import { useStay } from '../stay/use-stay'
import styles from './availability.module.css'
import { Seasons } from './seasons'

/** The villa's calendar: availability, and the selection. */
export function Availability() {
  const t = useT()
  const { selection, calendar, choose, clear } = useStay()
  const room = useRef<HTMLDivElement>(null)
  const near = useNearViewport(room)
  const narrow = useMediaQuery(oneMonth)
  return (
    <Section
      title={t('villa_when')}
      anchor={calendarAnchor}
      className={styles.when}
      aside={
        <Button
          variant="quiet"
          className={styles.clear}
          disabled={!selection.start}
          aria-label={t('villa_clear_days')}
          onClick={clear}
        >
          {t('action_clear')}
        </Button>
      }
    >
      <p className={styles.hint} aria-live="polite">
        <Hint />
      </p>
      <div ref={room} className={styles.placeholder}>
        <noscript>{t('villa_calendar_noscript')}</noscript>
        {near && calendar && (
          <StayCalendar
            calendar={calendar}
            selection={selection}
            onChoose={choose}
            months={narrow ? 1 : 2}
            className={styles.calendar}
          />
        )}
      </div>
      <div className={styles.rules}>
        <Rules />
      </div>
      <Seasons />
    </Section>
  )
}

/** The next step in the calendar, or the selection. */
function Hint() {
  const t = useT()
  const language = useLanguage()
  const { selection, stay } = useStay()
  if (stay) return t('villa_hint_chosen', { days: formatDays(stay, language), nights: nightsOf(stay) })
  return t(selection.start ? 'villa_hint_departure' : 'villa_hint_arrival')
}
