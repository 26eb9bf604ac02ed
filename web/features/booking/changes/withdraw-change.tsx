import { useEffect, useRef, useState } from 'react'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'

interface WithdrawChangeProps {
  bookingId: number
  changeId: number
  /** The client withdrew the request, or staff answered it meanwhile. */
  onEnd: (how: 'withdrawn' | 'answered') => void
}

/** Withdraws an unanswered request after a confirmation. */
export function WithdrawChange({ bookingId, changeId, onEnd }: WithdrawChangeProps) {
  const t = useT()
  const [state, setState] = useState<'offered' | 'idle' | 'sending' | 'failed'>('offered')
  const question = useRef<HTMLParagraphElement>(null)
  const isOpen = state !== 'offered'
  useEffect(() => {
    if (isOpen) question.current?.focus()
  }, [isOpen])
  const withdraw = async () => {
    setState('sending')
    try {
      await sessionApi('DELETE /core/bookings/{id}/changes/{changeId}', { params: { id: bookingId, changeId } })
      onEnd('withdrawn')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-in-this-state') onEnd('answered')
      else setState('failed')
    }
  }
  if (!isOpen)
    return (
      <button type="button" className={styles.link} onClick={() => setState('idle')}>
        {t('booking_change_change_withdraw')}
      </button>
    )
  return (
    <div className={styles.note}>
      <p ref={question} tabIndex={-1}>
        {t('booking_change_change_withdraw_ask')}
      </p>
      <FormError>{state === 'failed' && t('form_failed')}</FormError>
      <p className={styles.actions}>
        <Button variant="secondary" disabled={state === 'sending'} onClick={() => void withdraw()}>
          {t('booking_change_change_withdraw_sure')}
        </Button>
        <Button variant="quiet" disabled={state === 'sending'} onClick={() => setState('offered')}>
          {t('booking_change_change_withdraw_not')}
        </Button>
      </p>
    </div>
  )
}
