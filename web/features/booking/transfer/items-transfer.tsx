import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { ItemPart } from '#domain/booking/payment/payable-part'
import { payableParts } from '../payable-parts'
import { BankTransfer } from './by-transfer'

interface ItemsTransferProps {
  booking: BookingResponse
  part: ItemPart
  onChanged: () => void
}

/** Payment by bank transfer of all services or of all wine that can be paid; empty where nothing can. */
export default function ItemsTransfer({ booking, part, onChanged }: ItemsTransferProps) {
  const payable = payableParts(booking).find(one => one.part === part && one.share === 'all')
  return payable ? <BankTransfer booking={booking} part={payable} onChanged={onChanged} /> : null
}
