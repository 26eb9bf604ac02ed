import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import { formatDay, formatWeekday } from '#domain/calendar/formats'
import { AccountLayout } from '#web/features/account/public'
import { ItemsPayment } from '#web/features/booking/lazy'
import { BookingPicker } from '#web/features/booking/public'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { FormError } from '#web/ui/form-parts'
import own from './basket.module.css'
import { allPlanned } from './plan-edits'
import styles from './planner.module.css'
import { toPlanInput, useOffered, usePlan } from './use-plan'
import { usePlanMoney } from './use-plan-money'

/** Payment of the selected experiences, and of transfers that can be paid with them (90). */
export default function ExperiencesCheckout({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact => (
        <BookingPicker contact={contact} stage="confirmed" none={t('planner_no_trip')}>
          {(booking, again) => <CheckoutOf key={booking.id} booking={booking} contact={contact} again={again} />}
        </BookingPicker>
      )}
    </AccountLayout>
  )
}

interface CheckoutOfProps {
  booking: BookingResponse
  contact: CurrentContact
  again: () => void
}

/** The checkout of one booking. */
export function CheckoutOf({ booking, contact, again }: CheckoutOfProps) {
  const t = useT()
  const { search } = useLocation()
  const { plan, problem, save } = usePlan(booking.id, contact)
  const offered = useOffered(booking.id, contact)
  const named = new URLSearchParams(search).get('items')?.split('-').map(Number)
  const payable = booking.clientInvoice.bookingItemsPayable
  const isNamed = (id: number) => named?.includes(id) ?? true
  const ofExperiences = payable.filter(({ kind }) => kind === 'experience-service')
  const experiences = ofExperiences.filter(({ id, balanceOf }) => balanceOf === null && isNamed(id))
  // A balance can be paid with its deposit; one whose deposit is paid is what this page is opened for.
  const isLater = ({ balanceOf }: BookingItemResponse) => payable.some(({ id }) => id === balanceOf)
  const balances = ofExperiences.filter(one => one.balanceOf !== null && (isNamed(one.balanceOf) || isNamed(one.id)))
  const transfers = payable.filter(({ kind }) => kind === 'transfer')
  const [without, setWithout] = useState<readonly number[]>(() => balances.filter(isLater).map(({ id }) => id))
  const isChosen = ({ id, balanceOf }: BookingItemResponse) =>
    !without.includes(id) && !(payable.some(one => one.id === balanceOf) && without.includes(balanceOf ?? 0))
  const chosen = [...experiences, ...balances, ...transfers].filter(isChosen)
  const money = usePlanMoney(booking.bookingPaymentCurrencyId)
  const total = chosen.reduce((sum, { price }) => sum + (price ?? 0), 0)
  // The bank has answered: its outcome is shown even when nothing is left to pay.
  const isReturning = new URLSearchParams(search).has('payment')
  // A booking names its items in its own language, the page in that of the reader.
  const nameOf = ({ kind, serviceId, name }: BookingItemResponse) =>
    (kind === 'experience-service' && offered.data?.experiences.find(({ id }) => id === serviceId)?.name) || name
  const toggle = (item: BookingItemResponse, isWanted: boolean) => {
    setWithout(now => (isWanted ? now.filter(id => id !== item.id) : [...now, item.id]))
    const planned = plan && allPlanned(plan).find(({ itemId }) => itemId === item.id)
    if (!planned || isWanted) return
    // Out of the basket as well, so that its places are free again.
    void save({ ...toPlanInput(planned), selected: false }, '').then(isSaved => {
      if (isSaved) again()
      else setWithout(now => now.filter(id => id !== item.id))
    })
  }
  if (experiences.length + balances.length + transfers.length === 0 && !isReturning)
    return (
      <>
        <p>{t('planner_nothing_payable')}</p>
        <p>
          <ButtonLink variant="secondary" to={`/secure/experiences-planner?booking=${booking.id}`}>
            {t('planner_back')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <div className={styles.planner}>
      {problem && <FormError>{problem}</FormError>}
      <Lines title={t('planner_checkout_experiences')} items={experiences} {...{ nameOf, without, toggle, money }} />
      {balances.length > 0 && (
        <Lines title={t('planner_checkout_balances')} items={balances} {...{ nameOf, without, toggle, money }} />
      )}
      {transfers.length > 0 && (
        <Lines title={t('planner_checkout_transfers')} items={transfers} {...{ nameOf, without, toggle, money }} />
      )}
      <p className={own.total}>
        {t('planner_total', { count: chosen.length })} <strong>{money(total)}</strong>
      </p>
      {(chosen.length > 0 || isReturning) && (
        <ItemsPayment
          booking={booking}
          contact={contact}
          part="service"
          itemIds={chosen.map(({ id }) => id)}
          onChanged={again}
        />
      )}
      <p>
        <ButtonLink variant="secondary" to={`/secure/experiences/basket?booking=${booking.id}`}>
          {t('planner_back_to_basket')}
        </ButtonLink>
      </p>
    </div>
  )
}

interface LinesProps {
  title: string
  items: readonly BookingItemResponse[]
  nameOf: (item: BookingItemResponse) => string
  without: readonly number[]
  toggle: (item: BookingItemResponse, isChosen: boolean) => void
  money: (amount: number) => string
}

function Lines({ title, items, nameOf, without, toggle, money }: LinesProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={own.rows}>
        {items.map(item => (
          <li key={item.id} className={own.row}>
            <Checkbox
              choice={without.includes(item.id) ? 'none' : 'all'}
              onChange={event => toggle(item, event.currentTarget.checked)}
            >
              {nameOf(item)}
            </Checkbox>
            <p className={styles.muted}>
              {item.due === null
                ? formatWeekday(item.from, language)
                : t('extras_balance_pay', { due: formatDay(item.due, language) })}
            </p>
            <p className={styles.price}>{item.price !== null && money(item.price)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
