import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { ChangeQuoted } from '#contract/changes'
import type { CurrentContact } from '#contract/sessions'
import { addDays, parseDay } from '#domain/day'
import { change, counterBounds, parseGuests } from '#domain/guests'
import { visitorsToday } from '#web/features/calendar/public'
import { draftValue, forgetDraft, useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Counter } from '#web/ui/counter'
import { Input } from '#web/ui/field'
import { Problem, Two } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import styles from '../booking.module.css'
import type { StayWish } from '../stay-wish'
import { ChangeQuote } from './change-quote'
import { useChangeQuote } from './use-change-quote'

const counters = ['adults', 'children', 'infants'] as const

/** The party of a stored draft; undefined if there is none. */
function draftGuests(draft: string) {
  const [adults, children, infants] = counters.map(counter => draftValue(draft, counter))
  return adults === undefined ? undefined : parseGuests({ adults, children, infants })
}

/** Stays that cannot be let cannot be requested; those on request can. */
const canBeAsked = (quote: ChangeQuoted | 'refused' | undefined) =>
  quote !== undefined && quote !== 'refused' && (quote.possible || quote.refused?.reason === 'on-request')

interface AskChangeProps {
  booking: BookingShown
  contact: CurrentContact
  /** The booked stay. */
  before: StayWish
  /** Another request is open; this one replaces it. */
  isSecond: boolean
  onAsked: () => void
  onClose: () => void
}

/** Requests other dates or another party, with the price difference shown beforehand. */
export function AskChange({ booking, contact, before, isSecond, onAsked, onClose }: AskChangeProps) {
  const t = useT()
  const draft = `change ${booking.id}`
  const [days, setDays] = useState<{ from: string; to: string }>(() => ({
    from: draftValue(draft, 'from') ?? before.stay.from,
    to: draftValue(draft, 'to') ?? before.stay.to,
  }))
  const [guests, setGuests] = useState(() => draftGuests(draft) ?? before.guests)
  const [from, to] = [parseDay(days.from), parseDay(days.to)]
  const wish = from && to && from < to ? { ...before, stay: { from, to }, guests } : undefined
  const { isOther, quote, failed } = useChangeQuote(booking, contact, wish)
  const { state, problem, fault, props } = useForm(
    async ({ from = '', to = '', note = '', ...party }, once) => {
      const [adults = 0, children = 0, infants = 0] = counters.map(counter => Number(party[counter]))
      const body = { from, to, adults, children, infants, note }
      await ownApi('POST /core/bookings/{id}/changes', { params: { id: booking.id }, body }, { once })
      onAsked()
    },
    { draft, controlled: JSON.stringify([days, guests]) },
  )
  const close = () => {
    forgetDraft(draft)
    onClose()
  }
  const wrongDays = from && to && !wish ? t('fault_not-after') : undefined
  return (
    <form className={styles.form} {...props}>
      <Two>
        <Input
          type="date"
          name="from"
          label={t('booking_arrival')}
          value={days.from}
          min={visitorsToday()}
          onChange={event => setDays({ ...days, from: event.currentTarget.value })}
          error={fault('from')}
          required
        />
        <Input
          type="date"
          name="to"
          label={t('booking_departure')}
          value={days.to}
          min={from && addDays(from, 1)}
          onChange={event => setDays({ ...days, to: event.currentTarget.value })}
          error={fault('to') ?? wrongDays}
          required
        />
      </Two>
      {wish && (
        <p className={styles.ways}>
          <Button look="quiet" onClick={() => setDays({ ...days, from: addDays(wish.stay.from, -1) })}>
            {t('plans_change_earlier')}
          </Button>
          <Button look="quiet" onClick={() => setDays({ ...days, to: addDays(wish.stay.to, 1) })}>
            {t('plans_change_longer')}
          </Button>
        </p>
      )}
      <div>
        {counters.map(counter => (
          <input key={counter} type="hidden" name={counter} value={guests[counter]} />
        ))}
        {counters.map(counter => (
          <Counter
            key={counter}
            label={t(`guests_${counter}`)}
            value={guests[counter]}
            {...counterBounds(counter, guests)}
            {...(counter === 'adults' && { min: 1 })}
            onChange={by => setGuests(change(guests, counter, by))}
          />
        ))}
      </div>
      {wish && <ChangeQuote booking={booking} isOther={isOther} quote={quote} failed={failed} onChoose={setDays} />}
      <TextArea
        name="note"
        label={t('plans_change_note')}
        hint={t('plans_change_note_hint')}
        error={fault('note')}
        rows={3}
        maxLength={2000}
      />
      {isSecond && <p className={styles.soft}>{t('plans_change_second')}</p>}
      <Problem>{problem}</Problem>
      <p className={styles.ways}>
        <Button type="submit" disabled={state === 'sending' || (!failed && !canBeAsked(quote))}>
          {t(state === 'sending' ? 'booking_holding' : 'plans_change_send')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('plans_change_not')}
        </Button>
      </p>
    </form>
  )
}
