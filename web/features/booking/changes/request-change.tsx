import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { ChangeQuoteResponse } from '#contract/booking/booking-changes'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { selectionFromStay } from '#domain/availability/date-selection'
import type { Stay } from '#domain/calendar/stay'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from '../booking.module.css'
import type { StayRequest } from '../checkout/stay-request'
import { ChangeDays } from './change-days'
import { changeDraft, counters, draftDays, draftParty } from './change-draft'
import { ChangeParty } from './change-party'
import { ChangeQuote } from './change-quote'
import own from './request-change.module.css'
import { useChangeCalendar } from './use-change-calendar'
import { useChangeQuote } from './use-change-quote'

/** Stays that cannot be let cannot be requested; those on request can. */
const canBeAsked = (quote: ChangeQuoteResponse | 'refused' | undefined) =>
  quote !== undefined && quote !== 'refused' && (quote.possible || quote.refused?.reason === 'on-request')

interface AskChangeProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The booked stay. */
  before: StayRequest
  /** Another request is open; this one replaces it. */
  isSecond: boolean
  onAsked: () => void
  onClose: () => void
}

/** Requests other dates or another party, with the price difference shown beforehand. */
export function RequestChange({ booking, contact, before, isSecond, onAsked, onClose }: AskChangeProps) {
  const t = useT()
  const draft = changeDraft(booking.id)
  const [selection, setSelection] = useState(() => draftDays(booking.id, before))
  const [party, setParty] = useState(() => draftParty(booking.id, before))
  // The calendar opens at the selected month only when it mounts: dates chosen outside of it remount it.
  const [opened, setOpened] = useState(0)
  const { start, end } = selection
  const request = start && end ? { ...before, ...party, stay: { from: start, to: end } } : undefined
  const { calendar, ...asked } = useChangeCalendar(booking, contact)
  const { isOther, quote, failed, again } = useChangeQuote(booking, contact, request)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm(
    async ({ from = '', to = '', note = '', young, ...rest }, once) => {
      const [adults = 0, children = 0, infants = 0] = counters.map(counter => Number(rest[counter]))
      const body = { from, to, adults, children, infants, note, ...(young && { young: Number(young) }) }
      try {
        await sessionApi(
          'POST /core/bookings/{id}/changes',
          { params: { id: booking.id }, body },
          { idempotencyKey: once },
        )
      } catch (error) {
        // The nights can have been booked in the meantime.
        again()
        asked.again()
        throw error
      }
      onAsked()
    },
    {
      draft,
      controlled: JSON.stringify([selection, party]),
      messages: { 'dates-taken': t('booking_change_change_gone'), 'stay-refused': t('booking_change_change_gone') },
    },
  )
  const close = () => {
    forgetDraft(draft)
    onClose()
  }
  const chooseBeside = (stay: Stay) => {
    setSelection(selectionFromStay(stay))
    setOpened(opened + 1)
  }
  return (
    <form className={own.form} {...props}>
      <input type="hidden" name="from" value={start ?? ''} />
      <input type="hidden" name="to" value={end ?? ''} />
      {counters.map(counter => (
        <input key={counter} type="hidden" name={counter} value={party.guests[counter]} />
      ))}
      <input type="hidden" name="young" value={party.young ?? ''} />
      <ChangeDays
        key={opened}
        {...asked}
        calendar={calendar}
        booked={before.stay}
        selection={selection}
        onChoose={setSelection}
        onBooked={() => chooseBeside(before.stay)}
        error={fault('from') ?? fault('to')}
      />
      <ChangeParty villaId={before.villaId} party={party} onChange={setParty} />
      {request && (
        <ChangeQuote booking={booking} isOther={isOther} quote={quote} failed={failed} onChoose={chooseBeside} />
      )}
      <TextArea
        name="note"
        label={t('booking_change_change_note')}
        hint={t('booking_change_change_note_hint')}
        error={fault('note')}
        rows={3}
        maxLength={2000}
      />
      {isSecond && <p className={styles.muted}>{t('booking_change_change_second')}</p>}
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending' || (!failed && !canBeAsked(quote))}>
          {t(state === 'sending' ? 'booking_holding' : 'booking_change_change_send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('booking_change_change_not')}
        </Button>
      </p>
    </form>
  )
}
