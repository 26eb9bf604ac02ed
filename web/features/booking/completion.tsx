import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import { CallError } from '#web/api'
import { useOfficeNumber } from '#web/features/office/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { CardPayment } from './card-payment'
import { useMoney } from './use-money'

interface CompletionProps {
  booking: BookingShown
  onCorrect: () => void
  /** The booking is another now, or its time is over. */
  onChanged: () => void
  onPayment: (payment: CardPaymentShown) => void
}

/** To whom all goes, and how a stay that is held is confirmed: by card, by bank transfer, or by a word with the office. */
export function Completion({ booking, onCorrect, onChanged, onPayment }: CompletionProps) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const { id, reference, firstname, lastname, email, payments, bookingPaymentCurrencyId } = booking
  const money = useMoney(bookingPaymentCurrencyId)
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  const due = payments[0]?.amount ?? 0
  const amount = money(due)

  const transfer = async () => {
    setState('sending')
    try {
      await ownApi('POST /core/bookings/{id}/processoffline/{arg}', { params: { id, arg: 'deposit' } })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) return setState('failed')
    }
    onChanged()
  }

  return (
    <>
      <section className={styles.note}>
        <p className={styles.soft}>{t('booking_all_goes_to', { name: `${firstname} ${lastname}` })}</p>
        <p className={styles.address}>{email}</p>
        <p>
          <button type="button" className={styles.link} onClick={onCorrect}>
            {t('booking_correct')}
          </button>
        </p>
      </section>
      <CardPayment booking={booking} amount={due} onAnswer={onPayment} onChanged={onChanged} />
      <section className={styles.part}>
        <h2>{t('booking_next')}</h2>
        <p>{t('booking_next_text', { amount })}</p>
        <p>
          <Button look="secondary" disabled={state === 'sending'} onClick={transfer}>
            {t(state === 'sending' ? 'booking_holding' : 'booking_transfer', { amount })}
          </Button>
        </p>
        <Problem>{state === 'failed' && t('form_failed')}</Problem>
        <p>{t('booking_next_office')}</p>
        <p>
          {t('booking_reference')} <strong className={styles.reference}>{reference}</strong>
        </p>
        <p className={styles.ways}>
          <a href={link}>{shown}</a>
          <a href={`mailto:${company.email}?subject=${reference}`}>{company.email}</a>
        </p>
      </section>
    </>
  )
}
