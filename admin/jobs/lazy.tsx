import type { StaffPerson } from '#contract/staff/staff'
import { lazyComponent } from '#web/ui/lazy-component'
import { QueryFallback } from '#web/ui/query-boundary'

/** The page of jobs, which few people open. */
export const Jobs = lazyComponent<{ me: StaffPerson }>(() => import('./jobs'), {
  namespaces: ['admin'],
  Fallback: () => <QueryFallback failed={false} again={() => {}} />,
})
