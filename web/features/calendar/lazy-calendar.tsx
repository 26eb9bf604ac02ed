import { lazy, Suspense } from 'react'
import { classes } from '#web/ui/classes'
import { Part } from '#web/ui/part'
import styles from './calendar.module.css'
import type { StayCalendarProps } from './stay-calendar'

const load = () => import('./stay-calendar')
const Calendar = lazy(() => load().catch(load))

/** Brings the calendar near, when it is about to be wanted. */
export const preloadCalendar = (): void => void load().catch(() => {})

/** A calendar whose code comes when it is first rendered; its room is kept meanwhile. */
export function LazyStayCalendar(props: StayCalendarProps) {
  const { months = 2, orientation = 'horizontal', endless } = props
  return (
    <Part>
      <Suspense
        fallback={
          <div
            className={classes(styles.calendar, styles.reserved, endless && styles.endless, styles[orientation])}
            data-months={months}
          />
        }
      >
        <Calendar {...props} />
      </Suspense>
    </Part>
  )
}
