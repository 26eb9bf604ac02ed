import { lazyComponent } from '#web/ui/lazy-component'
import { TransferCodeRoom } from './transfer-code-room'

export const TransferCode = lazyComponent(() => import('./transfer-code'), {
  namespaces: ['booking'],
  Fallback: TransferCodeRoom,
})
