import { useRef } from 'react'
import { formatDays } from '#domain/formats'
import { nightsOf } from '#domain/stay'
import { StayCalendar } from '#web/features/calendar/lazy'
import { oneMonth } from '#web/features/calendar/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { useMedia } from '#web/ui/hydration'
import { Section } from '../section'
import { Rules } from '../stay/rules'
import { calendarAnchor } from '../stay/to-calendar'
import { useStay } from '../stay/use-stay'
import { Seasons } from './seasons'
import { useNear } from './use-near'
import styles from './when.module.css'

/** The villa's calendar: availability, and the selection. */
export function When() {
  const t = useT()
  const { selection, calendar, choose, clear } = useStay()
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room)
  const narrow = useMedia(oneMonth)
  return (
    <Section
      title={t('villa_when')}
      anchor={calendarAnchor}
      className={styles.when}
      aside={
        <Button
          look="quiet"
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
      <div ref={room} className={styles.room}>
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
