import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { Calls } from '#contract/calls'
import type { CancellationShown } from '#contract/cancelling'
import type { Reply } from '#contract/endpoint'
import type { CurrentContact } from '#contract/sessions'
import { formatDays } from '#domain/formats'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Problem } from '#web/ui/form'
import styles from '../booking.module.css'
import { bookedStay } from '../sold-stay'
import { learnBooking } from '../use-booking'
import { useMoney } from '../use-money'
import { CancellationTerms, ownShare } from './cancellation-terms'
import { learnCancellation } from './use-cancellation'

export type Cancelling = Reply<Calls['POST /core/bookings/{id}/cancel']>

interface ConfirmCancellingProps {
  booking: BookingShown
  contact: CurrentContact
  terms: CancellationShown
  onCancelled: (cancelling: Cancelling) => void
  onClose: () => void
}

/** Asks for confirmation with all consequences. The request carries the amount that the client saw. */
export function ConfirmCancelling({ booking, contact, terms, onCancelled, onClose }: ConfirmCancellingProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(terms.currencyId)
  const [isOther, setOther] = useState(false)
  const { state, problem, props } = useForm<{ returned: string }>(
    async ({ returned }, once) => {
      setOther(false)
      try {
        const asked = { params: { id: booking.id }, body: { returned: Number(returned) } }
        const cancelling = await ownApi('POST /core/bookings/{id}/cancel', asked, { once })
        onCancelled(cancelling)
        learnBooking(cancelling.booking, contact.id)
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'price-changed') throw error
        learnCancellation(booking.id, contact, error.problem.cancellation as CancellationShown)
        setOther(true)
      }
    },
    { words: { 'not-in-this-state': t('plans_cancel_busy') } },
  )
  const stay = bookedStay(booking)
  return (
    <Dialog title={t('plans_cancel_title')} onClose={onClose}>
      <form className={styles.form} {...props}>
        <input type="hidden" name="returned" value={terms.returned} />
        <p>
          <strong>{stay && `${stay.name}, ${formatDays(stay.stay, language)}`}</strong>
        </p>
        {isOther && (
          <p role="alert" className={styles.warning}>
            {t('plans_cancel_changed')}
          </p>
        )}
        <CancellationTerms terms={terms} />
        <p>{t('plans_cancel_text')}</p>
        <Problem>{problem}</Problem>
        <p className={styles.ways}>
          <Button type="submit" disabled={state === 'sending'}>
            {state === 'sending'
              ? t('booking_holding')
              : ownShare(terms) > 0
                ? t('plans_cancel_sure', { amount: money(ownShare(terms)) })
                : t('plans_cancel_sure_plain')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('plans_cancel_not')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
