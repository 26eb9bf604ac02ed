import { useEffect, useRef } from 'react'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { Share } from '#web/features/share/public'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from '../booking.module.css'
import { useMoney } from '../use-money'

/** A created payment link, with its URL. */
export type NewLink = Reply<Calls['POST /core/bookings/{id}/paymentlinks']>

/** A new payment link: its URL is shown only this once. */
export function MadeLink({ link: { amount, currencyId, name, address, email } }: { link: NewLink }) {
  const t = useT()
  const money = useMoney(currencyId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('links_made', { amount: money(amount), name: name === '' ? 'nobody' : name })
  return (
    <div className={styles.note}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{t('links_made_text')}</p>
      <Input label={t('links_address')} value={address} readOnly onFocus={event => event.target.select()} />
      <Share title={title} path={address} email={email} />
    </div>
  )
}
