import { useEffect, useRef, useState } from 'react'
import { CallError } from '#web/api'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
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
  const [state, setState] = useState<'offered' | 'asking' | 'sending' | 'failed'>('offered')
  const question = useRef<HTMLParagraphElement>(null)
  const isOpen = state !== 'offered'
  useEffect(() => {
    if (isOpen) question.current?.focus()
  }, [isOpen])
  const withdraw = async () => {
    setState('sending')
    try {
      await ownApi('DELETE /core/bookings/{id}/changes/{changeId}', { params: { id: bookingId, changeId } })
      onEnd('withdrawn')
    } catch (error) {
      if (error instanceof CallError && error.code === 'not-in-this-state') onEnd('answered')
      else setState('failed')
    }
  }
  if (!isOpen)
    return (
      <button type="button" className={styles.link} onClick={() => setState('asking')}>
        {t('plans_change_withdraw')}
      </button>
    )
  return (
    <div className={styles.note}>
      <p ref={question} tabIndex={-1}>
        {t('plans_change_withdraw_ask')}
      </p>
      <Problem>{state === 'failed' && t('form_failed')}</Problem>
      <p className={styles.ways}>
        <Button look="secondary" disabled={state === 'sending'} onClick={() => void withdraw()}>
          {t('plans_change_withdraw_sure')}
        </Button>
        <Button look="quiet" disabled={state === 'sending'} onClick={() => setState('offered')}>
          {t('plans_change_withdraw_not')}
        </Button>
      </p>
    </div>
  )
}
