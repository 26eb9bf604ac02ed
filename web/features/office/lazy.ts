import { lazyComponent } from '#web/ui/lazy-component'

export const CallPortal = lazyComponent(() => import('./call-portal'))
