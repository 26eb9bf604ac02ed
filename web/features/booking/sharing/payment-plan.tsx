import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus } from '#domain/booking/booking-status'
import { formatDay } from '#domain/formats'
import { centsOf, majorOf } from '#domain/money'
import { planOf } from '#domain/payments/plan'
import { termsOn } from '#domain/terms'
import { todayAt } from '#domain/today'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Problem } from '#web/ui/form'
import styles from '../booking.module.css'
import { learnBooking } from '../use-booking'
import { useMoney } from '../use-money'
import { isPlanned, UndoPlan } from './undo-plan'

interface PaymentPlanProps {
  booking: BookingShown
  contact: CurrentContact
  onChanged: () => void
}

/** The instalment plans that the terms offer for the balance; none if it is already split. */
function plansOf({ status, payments, terms }: BookingShown) {
  const unpaid = payments.filter(({ kind, paidAt }) => kind === 'balance' && paidAt === null)
  const [only] = unpaid
  if (status !== bookingStatus.confirmed || !only || unpaid.length > 1) return []
  const soldBy = termsOn(terms.version)
  const today = todayAt(Date.now())
  const counts = Array.from({ length: Math.max(0, soldBy.planParts - 1) }, (_, i) => i + 2)
  return counts
    .map(parts => planOf({ cents: centsOf(only.amount), today, due: only.due, parts, terms: soldBy }))
    .filter(plan => plan !== undefined)
}

/** Splits the balance into equal instalments, where the terms offer it; shows the due dates before the choice. */
export function PaymentPlan({ booking, contact, onChanged }: PaymentPlanProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const plans = plansOf(booking)
  const { state, problem, props } = useForm<{ parts: string }>(
    async ({ parts }) => {
      try {
        const asked = { params: { id: booking.id }, body: { parts: Number(parts) } }
        learnBooking(await ownApi('POST /core/bookings/{id}/paymentplan', asked), contact.id)
        notify(t('plan_taken'), 'long')
      } catch (error) {
        if (error instanceof CallError && error.status === 409) onChanged()
        throw error
      }
    },
    { words: { 'not-in-this-state': t('plan_refused') } },
  )
  if (isPlanned(booking)) return <UndoPlan booking={booking} contact={contact} onChanged={onChanged} />
  if (plans.length === 0) return null
  return (
    <Disclosure summary={t('plan_title')}>
      <form className={styles.form} {...props}>
        <p>{t('plan_text')}</p>
        <fieldset className={styles.choices}>
          <legend>{t('plan_choose')}</legend>
          {plans.map((plan, i) => (
            <label key={plan.length} className={styles.choice}>
              <input type="radio" name="parts" value={plan.length} defaultChecked={i === 0} />
              <span>
                {t('plan_parts', { parts: plan.length })}
                {plan.map(({ due, cents }) => (
                  <small key={due}>
                    {t('plan_part', { amount: money(majorOf(cents)), day: formatDay(due, language) })}
                  </small>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" look="secondary" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'booking_holding' : 'plan_take')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
