import { lazyComponent } from '#web/ui/lazy-component'

/** Banner on each page during an impersonation. */
export const LookingBanner = lazyComponent(() => import('./impersonation-banner'), { namespaces: ['account'] })
