import { cx } from '#web/ui/cx'
import styles from './calendar.module.css'
import type { StayCalendarProps } from './stay-calendar'

/** Placeholder of a calendar while its code loads. */
export function CalendarSkeleton({
  months = 2,
  orientation = 'horizontal',
  endless,
}: Pick<StayCalendarProps, 'months' | 'orientation' | 'endless'>) {
  return (
    <div
      className={cx(styles.calendar, styles.reserved, endless && styles.endless, styles[orientation])}
      data-months={months}
    />
  )
}
