import { useState } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { DamageCoverResponse } from '#contract/booking/booking-services'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { useDamageCover } from './use-damage-cover'

/** A deposit or waiver that is already paid cannot be chosen again. */
const isDone = ({ choice, payableNow, deposit }: DamageCoverResponse) =>
  choice === 'waiver' ? payableNow === 0 : deposit !== null && deposit.state !== 'later' && deposit.state !== 'open'

interface DamageChoiceProps {
  booking: BookingResponse
  /** State of the deposit's payment, if one was begun. */
  payment: CardPaymentResponse | null | undefined
  onChanged: () => void
}

/** Choice between damage deposit and waiver, for as long as it is open. */
export function DamageCoverChoice({ booking, payment, onChanged }: DamageChoiceProps) {
  const t = useT()
  const { id, damageChoice, damageWaiverDepositAmount, damageWaiverPrice, bookingPaymentCurrencyId } = booking
  const money = useMoneyFormatter(bookingPaymentCurrencyId)
  // Optimistic: the click shows immediately, until the server responds.
  const [clicked, setClicked] = useState<'deposit' | 'waiver'>()
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'too-late'>('idle')
  const { data } = useDamageCover(booking, payment)
  if (damageWaiverDepositAmount === 0 || booking.status > 2) return null
  // The choice stays hidden until it is known whether it is still open.
  if (damageChoice !== null && !clicked && (!data || isDone(data))) return null
  const choose = async (choice: 'deposit' | 'waiver') => {
    setClicked(choice)
    setState('sending')
    try {
      await sessionApi('POST /core/bookings/setDamageWaiver', {
        body: { bookingId: id, damageWaiver: choice === 'waiver' },
      })
      setState('idle')
    } catch (error) {
      setClicked(undefined)
      setState(error instanceof ApiError && error.status === 409 ? 'too-late' : 'failed')
    }
    onChanged()
  }
  const option = (choice: 'deposit' | 'waiver', amount: number) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name="damage"
        checked={(clicked ?? damageChoice) === choice}
        disabled={state === 'sending'}
        onChange={() => void choose(choice)}
      />
      <span>
        {t(choice === 'deposit' ? 'booking_damage_deposit' : 'booking_damage_waiver')}
        <small>{t(choice === 'deposit' ? 'booking_damage_deposit_text' : 'booking_damage_waiver_text')}</small>
      </span>
      <strong>{money(amount)}</strong>
    </label>
  )
  return (
    <section className={styles.part}>
      <h2>{t('booking_damage_title')}</h2>
      <fieldset className={styles.choices}>
        <legend>{t((clicked ?? damageChoice) ? 'booking_damage_chosen' : 'booking_damage_choose')}</legend>
        {option('deposit', damageWaiverDepositAmount ?? 0)}
        {option('waiver', damageWaiverPrice ?? 0)}
      </fieldset>
      <FormError>
        {state === 'failed' && t('form_failed')}
        {state === 'too-late' && t('booking_damage_late')}
      </FormError>
    </section>
  )
}
