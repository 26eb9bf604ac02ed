import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CancellationResponse } from '#contract/booking/cancellations'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { fromBooking } from '../hold/priced-stay'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { setBookingData } from '../use-booking'
import { CancellationTerms, ownShare } from './cancellation-terms'
import { setCancellationTerms } from './use-cancellation'

export type CancellationResult = ResponseBody<Endpoints['POST /core/bookings/{id}/cancel']>

interface ConfirmCancellingProps {
  booking: BookingResponse
  contact: CurrentContact
  terms: CancellationResponse
  onCancelled: (cancelling: CancellationResult) => void
  onClose: () => void
}

/** Asks for confirmation with all consequences. The request carries the amount that the client saw. */
export function ConfirmCancellation({ booking, contact, terms, onCancelled, onClose }: ConfirmCancellingProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(terms.currencyId)
  const [isOther, setOther] = useState(false)
  const {
    state,
    problem,
    formProps: props,
  } = useForm<{ returned: string }>(
    async ({ returned }, once) => {
      setOther(false)
      try {
        const asked = { params: { id: booking.id }, body: { returned: Number(returned) } }
        const cancelling = await sessionApi('POST /core/bookings/{id}/cancel', asked, { idempotencyKey: once })
        onCancelled(cancelling)
        setBookingData(cancelling.booking, contact.id)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'price-changed') throw error
        setCancellationTerms(booking.id, contact, error.problem.cancellation as CancellationResponse)
        setOther(true)
      }
    },
    { messages: { 'not-in-this-state': t('booking_change_cancel_busy') } },
  )
  const stay = fromBooking(booking)
  return (
    <Dialog title={t('booking_change_cancel_title')} onClose={onClose}>
      <form className={styles.form} {...props}>
        <input type="hidden" name="returned" value={terms.returned} />
        <p>
          <strong>{stay && `${stay.name}, ${formatDays(stay.stay, language)}`}</strong>
        </p>
        {isOther && (
          <p role="alert" className={styles.warning}>
            {t('booking_change_cancel_changed')}
          </p>
        )}
        <CancellationTerms terms={terms} />
        <p>{t('booking_change_cancel_text')}</p>
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {state === 'sending'
              ? t('booking_holding')
              : ownShare(terms) > 0
                ? t('booking_change_cancel_sure', { amount: money(ownShare(terms)) })
                : t('booking_change_cancel_sure_plain')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('booking_change_cancel_not')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
