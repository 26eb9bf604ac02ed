import type { NavProps } from 'react-day-picker'
import { useT } from '#web/messages'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import styles from './calendar.module.css'

export function MonthNav({ previousMonth, nextMonth, onPreviousClick, onNextClick }: NavProps) {
  const t = useT()
  return (
    <div className={styles.nav}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('calendar_previous')}
        aria-disabled={!previousMonth}
        tabIndex={previousMonth ? undefined : -1}
        onClick={onPreviousClick}
      >
        <ChevronLeftIcon className={styles.chevron} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={t('calendar_next')}
        aria-disabled={!nextMonth}
        tabIndex={nextMonth ? undefined : -1}
        onClick={onNextClick}
      >
        <ChevronRightIcon className={styles.chevron} />
      </button>
    </div>
  )
}
