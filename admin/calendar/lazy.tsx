import type { StaffPerson } from '#contract/staff/staff'
import { lazyComponent } from '#web/ui/lazy-component'
import { Skeleton } from '#web/ui/skeleton'

/** The calendar of all villas; its grid is heavy, so it loads when it is opened. */
export const CalendarPage = lazyComponent<{ me: StaffPerson }>(() => import('./calendar-page'), {
  namespaces: ['account', 'admin'],
  Fallback: () => <Skeleton />,
})
