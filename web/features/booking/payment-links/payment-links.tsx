import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../booking.module.css'
import { payableParts } from '../payable-parts'
import { CreateLink } from './create-link'
import { CreatedLink, type CreatedPaymentLink } from './created-link'
import { PaymentLinkRow } from './payment-link-row'

interface PaymentLinksProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The share has become a separate payment. */
  onChanged: () => void
}

/** Payment links for shares of a booking: their states, and creating one. */
export function PaymentLinks({ booking, contact, onChanged }: PaymentLinksProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<CreatedPaymentLink>()
  const call = 'GET /core/bookings/{id}/paymentlinks'
  const { data, refetch: again } = useQuery(
    // A changed balance can come from a link's payment: it refetches the links.
    `${call} ${booking.id} ${booking.balanceRemaining} ${contact.id}`,
    signal => sessionApi(call, { params: { id: booking.id } }, { signal }),
    { staleTime: 0 },
  )
  const isPayable = payableParts(booking).length > 0
  const links = data?.links ?? []
  if (!isPayable && links.length === 0) return null
  const isOpen = ({ id }: CreatedPaymentLink) => links.every(link => link.id !== id || link.state === 'open')
  const changed = () => {
    again()
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h2>{t('payment_link_title')}</h2>
      <p>{t('payment_link_text')}</p>
      {links.length > 0 && (
        <ul className={styles.rows}>
          {links.map(link => (
            <PaymentLinkRow key={link.id} booking={booking} link={link} onWithdrawn={changed} />
          ))}
        </ul>
      )}
      {made && isOpen(made) && <CreatedLink link={made} />}
      {open && (
        <CreateLink
          booking={booking}
          onMade={link => {
            setMade(link)
            setOpen(false)
            changed()
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {!open && isPayable && (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('payment_link_make')}
          </Button>
        </p>
      )}
    </section>
  )
}
