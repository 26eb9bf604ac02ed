import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import { CallError } from '#web/api'
import { useOfficeNumber } from '#web/features/office/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import type { PayablePart } from './payable-parts'
import { type RefusedHold, refusedHold } from './refused-hold'
import { TooManyHolds } from './too-many-holds'
import { useMoney } from './use-money'

interface ByTransferProps {
  booking: BookingShown
  part: PayablePart
  /** The booking is another now, or its time is over. */
  onChanged: () => void
}

/** Pays a part by bank transfer: amount and reference are sent by e-mail, and shown. */
export function ByTransfer({ booking, part: { part, amount }, onChanged }: ByTransferProps) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const { id, reference, bookingPaymentCurrencyId } = booking
  const money = useMoney(bookingPaymentCurrencyId)
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking')
  const [refused, setRefused] = useState<RefusedHold & { mailed: boolean }>()

  const transfer = async () => {
    setState('sending')
    setRefused(undefined)
    try {
      await ownApi('POST /core/bookings/{id}/processoffline/{arg}', { params: { id, arg: part } })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) return setState('failed')
      const limited = refusedHold(error)
      setRefused(limited && { ...limited, mailed: error.problem.mailed === true })
      setState('asking')
      return onChanged()
    }
    setState('done')
    onChanged()
  }

  return (
    <section className={styles.part}>
      <h2>{t('booking_next')}</h2>
      {state === 'done' ? (
        <p role="status" className={styles.note}>
          {t('booking_transfer_told', { amount: money(amount) })}
        </p>
      ) : (
        <>
          <p>{t(part === 'deposit' ? 'booking_next_text' : 'booking_transfer_text', { amount: money(amount) })}</p>
          <p>
            <Button look="secondary" disabled={state === 'sending'} onClick={transfer}>
              {state === 'sending'
                ? t('booking_holding')
                : t(part === 'deposit' ? 'booking_transfer' : 'booking_transfer_part', { amount: money(amount) })}
            </Button>
          </p>
        </>
      )}
      {refused?.because === 'unproven' && (
        <p role="status" className={styles.note}>
          {t('booking_transfer_confirm', { email: booking.email ?? '', mailed: refused.mailed ? 'yes' : 'no' })}
        </p>
      )}
      {refused && refused.because !== 'unproven' && <TooManyHolds refused={refused} />}
      <Problem>{state === 'failed' && t('form_failed')}</Problem>
      {part === 'deposit' && <p>{t('booking_next_office')}</p>}
      <p>
        {t('booking_reference')} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p className={styles.ways}>
        <a href={link}>{shown}</a>
        <a href={`mailto:${company.email}?subject=${reference}`}>{company.email}</a>
      </p>
    </section>
  )
}
