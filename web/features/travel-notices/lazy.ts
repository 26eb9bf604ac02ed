import { lazyRetry } from '#web/ui/lazy-retry'

const load = () => import('./notice-dialogs')

/** The notice that the address asks for. */
export const AskedNotice = lazyRetry(async () => ({ default: (await load()).AskedNotice }))

/** The first notice that concerns the visitor. */
export const DueNotice = lazyRetry(async () => ({ default: (await load()).DueNotice }))
