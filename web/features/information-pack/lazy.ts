import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

/** The holiday information pack of a booking, on screen, as a PDF and without a connection (770). */
export const InformationPackPage = lazyComponent(() => import('./information-pack-page'), {
  namespaces: ['account', 'booking', 'information-pack', 'pages'],
  Fallback: AccountSkeleton,
})
