import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDay } from '#domain/calendar/formats'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { instalmentPlan } from '#domain/payments/instalment-plan'
import { centsOf, majorOf } from '#domain/pricing/money'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { setBookingData } from '../use-booking'
import { isPlanned, UndoPlan } from './undo-plan'

interface PaymentPlanProps {
  booking: BookingResponse
  contact: CurrentContact
  onChanged: () => void
}

/** The instalment plans that the terms offer for the balance; none if it is already split. */
function availablePlans({ status, payments, terms }: BookingResponse) {
  const unpaid = payments.filter(({ kind, paidAt }) => kind === 'balance' && paidAt === null)
  const [only] = unpaid
  if (status !== bookingStatus.confirmed || !only || unpaid.length > 1) return []
  const today = todayAt(Date.now())
  const counts = Array.from({ length: Math.max(0, terms.planParts - 1) }, (_, i) => i + 2)
  return counts
    .map(parts => instalmentPlan({ cents: centsOf(only.amount), today, due: only.due, parts, terms }))
    .filter(plan => plan !== undefined)
}

/** Splits the balance into equal instalments, where the terms offer it; shows the due dates before the choice. */
export function PaymentPlan({ booking, contact, onChanged }: PaymentPlanProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const plans = availablePlans(booking)
  const {
    state,
    problem,
    formProps: props,
  } = useForm<{ parts: string }>(
    async ({ parts }) => {
      try {
        const asked = { params: { id: booking.id }, body: { parts: Number(parts) } }
        setBookingData(await sessionApi('POST /core/bookings/{id}/paymentplan', asked), contact.id)
        showToast(t('payment_plan_taken'), 'long')
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onChanged()
        throw error
      }
    },
    { messages: { 'not-in-this-state': t('payment_plan_refused') } },
  )
  if (isPlanned(booking)) return <UndoPlan booking={booking} contact={contact} onChanged={onChanged} />
  if (plans.length === 0) return null
  return (
    <Disclosure summary={t('payment_plan_title')}>
      <form className={styles.form} {...props}>
        <p>{t('payment_plan_text')}</p>
        <fieldset className={styles.choices}>
          <legend>{t('payment_plan_choose')}</legend>
          {plans.map((plan, i) => (
            <label key={plan.length} className={styles.choice}>
              <input type="radio" name="parts" value={plan.length} defaultChecked={i === 0} />
              <span>
                {t('payment_plan_parts', { parts: plan.length })}
                {plan.map(({ due, cents }) => (
                  <small key={due}>
                    {t('payment_plan_part', { amount: money(majorOf(cents)), day: formatDay(due, language) })}
                  </small>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
        <FormError>{problem}</FormError>
        <p>
          <Button type="submit" variant="secondary" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'booking_holding' : 'payment_plan_take')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
