import { lazyComponent } from '#web/ui/lazy-component'
import { CalendarSkeleton } from './calendar-skeleton'

export const StayCalendar = lazyComponent(() => import('./stay-calendar'), {
  namespaces: ['calendar'],
  Fallback: CalendarSkeleton,
})
