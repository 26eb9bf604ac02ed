import type { StaffPerson } from '#contract/staff/staff'
import { lazyComponent } from '#web/ui/lazy-component'
import { QueryFallback } from '#web/ui/query-boundary'

/** The page of settings, which carries the rules of their calculators. */
export const Settings = lazyComponent<{ me: StaffPerson }>(() => import('./settings'), {
  namespaces: ['account', 'admin', 'autosave', 'conversation', 'trips'],
  Fallback: () => <QueryFallback failed={false} again={() => {}} />,
})
