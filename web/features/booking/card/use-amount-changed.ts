import { useState } from 'react'

/** An amount that was refused, and the one that has replaced it; `now` is undefined until the page has refetched it. */
export interface AmountChange {
  before: number
  now: number | undefined
}

/** Tracks a payment that was refused because its amount has changed; the change is dropped when another part is chosen. */
export function useAmountChanged(amount: number) {
  const [change, setChange] = useState<AmountChange>()
  if (change && change.now === undefined && amount !== change.before) setChange({ ...change, now: amount })
  return {
    change: change && (change.now ?? amount) === amount ? change : undefined,
    refused: () => setChange({ before: amount, now: undefined }),
    clear: () => setChange(undefined),
  }
}
