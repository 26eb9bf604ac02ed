import { lazyRetry } from '#web/ui/lazy-retry'

export const CallPortal = lazyRetry(() => import('./call-portal'))
