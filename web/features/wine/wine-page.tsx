import type { PageOf } from '#contract/pages'
import { WineFrame } from './wine-frame'
import { WineOf } from './wine-of'

/** Wine for a stay (48): whether it can be ordered, what the company gives, the list, and the basket beside it. */
export default function WinePage({ page }: { page: PageOf<'own'> }) {
  return <WineFrame page={page}>{stay => <WineOf stay={stay} />}</WineFrame>
}
