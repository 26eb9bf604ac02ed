import { useEffect, useRef } from 'react'
import { formatMoney } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from '../booking.module.css'
import type { AmountChange } from './use-amount-changed'

/** Says that nothing was charged since the amount has changed, and what it is now. */
export function AmountChanged({ change: { before, now }, currency }: { change: AmountChange; currency: string }) {
  const t = useT()
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  // A wallet's button can be far from the form's.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} role="alert" className={`${styles.note} ${styles.warning}`}>
      <p>
        {now === undefined
          ? t('booking_amount_changing')
          : t('booking_amount_changed', {
              before: formatMoney(before, currency, language),
              now: formatMoney(now, currency, language),
            })}
      </p>
    </div>
  )
}
