import { lazyRetry } from '#web/ui/lazy-retry'
import { TransferCodeRoom } from './transfer-code-room'

export const TransferCode = lazyRetry(() => import('./transfer-code'), {
  words: ['own-booking'],
  Room: TransferCodeRoom,
})
