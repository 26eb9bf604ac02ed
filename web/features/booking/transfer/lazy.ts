import { lazyRetry } from '#web/ui/lazy-retry'
import { TransferCodeRoom } from './transfer-code-room'

/** The QR code of a transfer. */
export const TransferCode = lazyRetry(() => import('./transfer-code'), {
  words: ['own-booking'],
  Room: TransferCodeRoom,
})
