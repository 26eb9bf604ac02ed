import { useState } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { useOfficeNumber } from '#web/features/office/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { type RefusedHold, refusedHold } from '../hold/refused-hold'
import { TooManyHolds } from '../hold/too-many-holds'
import type { PayablePart } from '../payable-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { TransferDetails } from './transfer-details'

interface ByTransferProps {
  booking: BookingResponse
  part: PayablePart
  /** The booking has changed, or has expired. */
  onChanged: () => void
}

/** Pays a part by bank transfer: shows the account, amount and reference, and sends them by e-mail. */
export function BankTransfer({ booking, part: { part, amount }, onChanged }: ByTransferProps) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const { id, status, reference, bookingPaymentCurrencyId } = booking
  const money = useMoneyFormatter(bookingPaymentCurrencyId)
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'done'>('idle')
  const [refused, setRefused] = useState<RefusedHold & { mailed: boolean }>()

  const transfer = async () => {
    setState('sending')
    setRefused(undefined)
    try {
      await sessionApi('POST /core/bookings/{id}/processoffline/{arg}', { params: { id, arg: part } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) return setState('failed')
      const limited = refusedHold(error)
      setRefused(limited && { ...limited, mailed: error.problem.mailed === true })
      setState('idle')
      return onChanged()
    }
    setState('done')
    onChanged()
  }

  const isHeld = status !== bookingStatus.onlineOption
  return (
    <Disclosure summary={t('transfer_instead')} open={state === 'done'}>
      <div className={styles.part}>
        {isHeld ? <p>{t('transfer_text')}</p> : <p>{t('transfer_hold_text', { amount: money(amount) })}</p>}
        {isHeld && <TransferDetails booking={booking} part={part} />}
        {state === 'done' && (
          <p role="status" className={styles.note}>
            {t('transfer_mailed')}
          </p>
        )}
        {(!isHeld || part !== 'deposit') && state !== 'done' && (
          <p>
            <Button variant="secondary" disabled={state === 'sending'} onClick={transfer}>
              {state === 'sending'
                ? t('booking_holding')
                : isHeld
                  ? t('transfer_mail')
                  : t('booking_transfer', { amount: money(amount) })}
            </Button>
          </p>
        )}
        {refused?.because === 'unproven' && (
          <p role="status" className={styles.note}>
            {t('booking_transfer_confirm', { email: booking.email ?? '', mailed: refused.mailed ? 'yes' : 'no' })}
          </p>
        )}
        {refused && refused.because !== 'unproven' && <TooManyHolds refused={refused} />}
        <FormError>{state === 'failed' && t('form_failed')}</FormError>
        <p className={styles.actions}>
          {t('transfer_questions')} <a href={link}>{shown}</a>
          <a href={`mailto:${company.email}?subject=${reference}`}>{company.email}</a>
        </p>
      </div>
    </Disclosure>
  )
}
