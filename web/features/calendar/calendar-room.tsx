import { classes } from '#web/ui/classes'
import styles from './calendar.module.css'
import type { StayCalendarProps } from './stay-calendar'

/** Placeholder of a calendar while its code loads. */
export function CalendarRoom({
  months = 2,
  orientation = 'horizontal',
  endless,
}: Pick<StayCalendarProps, 'months' | 'orientation' | 'endless'>) {
  return (
    <div
      className={classes(styles.calendar, styles.reserved, endless && styles.endless, styles[orientation])}
      data-months={months}
    />
  )
}
