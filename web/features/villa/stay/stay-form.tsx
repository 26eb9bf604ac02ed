import { formatWeekday } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Bedrooms } from './bedrooms'
import { CalendarLink } from './calendar-link'
import { GuestCounters } from './guest-counters'
import { StayActions } from './stay-actions'
import styles from './stay-form.module.css'
import { StayStatusText } from './stay-status-text'
import { useStay } from './use-stay'

/**
 * Dates, party and bedrooms, the request or booking button, and the price. The result varies in length, so it comes
 * last and causes no layout shift.
 */
export function StayForm({ onLeave }: { onLeave?: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { start, end } = useStay().selection
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <CalendarLink className={styles.days} onGo={onLeave}>
          <span>
            <span className={styles.label}>{t('villa_check_in')}</span>
            {start ? formatWeekday(start, language) : t('villa_choose_day')}
          </span>
          <span>
            <span className={styles.label}>{t('villa_check_out')}</span>
            {end ? formatWeekday(end, language) : t('villa_choose_day')}
          </span>
        </CalendarLink>
        <div className={styles.field}>
          <GuestCounters />
        </div>
        <Bedrooms className={styles.select} />
      </div>
      <StayActions />
      <StayStatusText />
    </div>
  )
}
