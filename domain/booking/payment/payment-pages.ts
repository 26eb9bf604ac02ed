import type { PayablePart } from '#domain/booking/payment/payable-part'
import type { ItemKind } from '#domain/booking/services'

/** The subject of a payment, as far as its pages depend on it. */
export interface PaidFor {
  part: PayablePart
  /** The kinds of its items; empty for instalments and damage deposits. */
  itemKinds: readonly ItemKind[]
}

const isOnly = (kind: ItemKind, { itemKinds }: PaidFor) =>
  itemKinds.length > 0 && itemKinds.every(itemKind => itemKind === kind)

/**
 * The page that thanks for a payment, without the language's prefix (SPEC B2): an order of wine (60) and transfers alone
 * (93) have their own, other services have that of the balance (76).
 */
export function thanksPageOf(paid: PaidFor): string {
  if (paid.part === 'deposit') return '/secure/ob/deposit-thanks'
  if (paid.part === 'wine') return '/secure/wine/thanks'
  return isOnly('transfer', paid) ? '/secure/transfers/complete' : '/secure/ob/balance-thanks'
}

/** The page on which a confirmed booking's client pays this, for a payment that failed (SPEC B2: 59, 92, 90, 49). */
export function paymentPageOf(paid: PaidFor): string {
  if (paid.part === 'wine') return '/secure/wine/payment'
  if (isOnly('transfer', paid)) return '/secure/transfers/checkout'
  return isOnly('experience-service', paid) ? '/secure/experiences/checkout' : '/secure/overview-and-payment'
}
