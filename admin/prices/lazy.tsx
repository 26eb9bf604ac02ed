import type { StaffPerson } from '#contract/staff/staff'
import { lazyComponent } from '#web/ui/lazy-component'
import { Skeleton } from '#web/ui/skeleton'

/** The page of prices; its grid is heavy, so it loads when it is opened. */
export const PricesPage = lazyComponent<{ me: StaffPerson }>(() => import('./prices-page'), {
  namespaces: ['admin'],
  Fallback: () => <Skeleton />,
})
