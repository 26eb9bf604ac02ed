import { useEffect, useRef } from 'react'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { Share } from '#web/features/share/public'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

/** A created payment link, with its URL. */
export type CreatedPaymentLink = ResponseBody<Endpoints['POST /core/bookings/{id}/paymentlinks']>

/** A new payment link: its URL is shown only this once. */
export function CreatedLink({ link: { amount, currencyId, name, address, email } }: { link: CreatedPaymentLink }) {
  const t = useT()
  const money = useMoneyFormatter(currencyId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('payment_link_made', { amount: money(amount), name: name === '' ? 'nobody' : name })
  return (
    <div className={styles.note}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{t('payment_link_made_text')}</p>
      <Input label={t('payment_link_address')} value={address} readOnly onFocus={event => event.target.select()} />
      <Share title={title} path={address} email={email} />
    </div>
  )
}
