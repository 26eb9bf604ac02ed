import type { TransferRequest } from '#domain/transfers/transfer-faults'

/** A transfer in the basket that is not requested yet. */
export interface BasketTransfer extends TransferRequest {
  /** Its number in the basket, from 1 without gaps (SPEC B4). */
  uniqueIdentifier: number
  /** Names the request, so that sending it twice makes one. */
  requestKey: string
  bookingId: number
  villaBookingItemId: number
  propertyId: number
  /** The price shown, in major units of the booking's currency. */
  price: number
}

/** The most transfers in a basket. */
const maxBasket = 20

const renumbered = (basket: readonly BasketTransfer[]): BasketTransfer[] =>
  basket.map((transfer, at) => ({ ...transfer, uniqueIdentifier: at + 1 }))

/** Replaces the transfer with that number, or adds it as the last one (SPEC B4). */
export function putIntoBasket(basket: readonly BasketTransfer[], transfer: BasketTransfer): BasketTransfer[] {
  const at = basket.findIndex(({ uniqueIdentifier }) => uniqueIdentifier === transfer.uniqueIdentifier)
  return renumbered(at < 0 ? [...basket, transfer].slice(0, maxBasket) : basket.with(at, transfer))
}

/** Removes a transfer; those after it take the next lower number (SPEC B4). */
export const removeFromBasket = (basket: readonly BasketTransfer[], uniqueIdentifier: number): BasketTransfer[] =>
  renumbered(basket.filter(transfer => transfer.uniqueIdentifier !== uniqueIdentifier))

/** Puts a removed transfer back at its number: an undo. */
export const restoreToBasket = (basket: readonly BasketTransfer[], transfer: BasketTransfer): BasketTransfer[] =>
  renumbered(basket.toSpliced(transfer.uniqueIdentifier - 1, 0, transfer))

/** The number that the next new transfer gets. */
export const nextIdentifier = (basket: readonly BasketTransfer[]): number => basket.length + 1
