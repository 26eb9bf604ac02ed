import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../booking.module.css'
import { payableParts } from '../payable-parts'
import { MadeLink, type NewLink } from './made-link'
import { MakeLink } from './make-link'
import { OneLink } from './one-link'

interface PaymentLinksProps {
  booking: BookingShown
  contact: CurrentContact
  /** The share has become a separate payment. */
  onChanged: () => void
}

/** Payment links for shares of a booking: their states, and creating one. */
export function PaymentLinks({ booking, contact, onChanged }: PaymentLinksProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<NewLink>()
  const call = 'GET /core/bookings/{id}/paymentlinks'
  const { data, again } = useAsked(
    // A changed balance can come from a link's payment: it refetches the links.
    `${call} ${booking.id} ${booking.balanceRemaining} ${contact.id}`,
    signal => ownApi(call, { params: { id: booking.id } }, { signal }),
    { fresh: 0 },
  )
  const isPayable = payableParts(booking).length > 0
  const links = data?.links ?? []
  if (!isPayable && links.length === 0) return null
  const isOpen = ({ id }: NewLink) => links.every(link => link.id !== id || link.state === 'open')
  const changed = () => {
    again()
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h2>{t('links_title')}</h2>
      <p>{t('links_text')}</p>
      {links.length > 0 && (
        <ul className={styles.rows}>
          {links.map(link => (
            <OneLink key={link.id} booking={booking} link={link} onWithdrawn={changed} />
          ))}
        </ul>
      )}
      {made && isOpen(made) && <MadeLink link={made} />}
      {open && (
        <MakeLink
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
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('links_make')}
          </Button>
        </p>
      )}
    </section>
  )
}
