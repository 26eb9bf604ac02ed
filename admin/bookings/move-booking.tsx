import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { missingChoice } from '#admin/ui/missing-choice'
import { useMoney } from '#admin/ui/use-money'
import { ChooseVilla, type ChosenVilla } from '#admin/ui/villas/choose-villa'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

/** Where a booking was, or is to be. */
export interface Move {
  villa: ChosenVilla
  from: string
  to: string
  price: number
}

interface MoveBookingProps {
  booking: BookingResponse
  stay: BookingItemResponse
  /** Fills the form in: the place to which a move is undone. */
  initialMove?: Move | undefined
  /** Called with the place where it was. */
  onMoved: (before: Move) => void
  onClose: () => void
}

/** Moves a booking: the first "save" states the change, the second makes it. */
export function MoveBooking({ booking, stay, initialMove, onMoved, onClose }: MoveBookingProps) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const code = currencies.find(({ id }) => id === booking.bookingPaymentCurrencyId)?.code ?? 'EUR'
  const before: Move = { villa: stay.villa, from: stay.from, to: stay.to, price: stay.price ?? 0 }
  const start = initialMove ?? before
  const [villa, setVilla] = useState<ChosenVilla | undefined>(start.villa)
  const [asked, setAsked] = useState<Move>()
  const { state, problem, fieldError, formProps } = useForm<{ from: string; to: string; price: string }>(
    async ({ from, to, price }, once) => {
      if (!villa) throw missingChoice('propertyId')
      const move = { villa, from, to, price: price === '' ? before.price : Number(price) }
      if (JSON.stringify(move) !== JSON.stringify(asked)) return setAsked(move)
      const reply = await adminApi(
        'POST /office/bookings/{id}/move',
        {
          params: { id: booking.id },
          body: {
            ...{ propertyId: villa.id, from, to },
            ...(move.price !== before.price && { price: move.price }),
            expected: { propertyId: before.villa.id, from: before.from, to: before.to },
          },
        },
        { idempotencyKey: once },
      )
      const returned = reply.returnedByCard + reply.returnedByTransfer
      const place = { villa: villa.name, days: formatDays({ from, to }, language) }
      showToast(
        returned > 0 ? t('admin_move_done_back', { ...place, amount: money(returned) }) : t('admin_move_done', place),
        'long',
      )
      onMoved(before)
      onClose()
    },
    {
      messages: {
        'dates-taken': t('admin_dates_taken'),
        'edited-meanwhile': t('admin_move_elsewhere'),
        'not-in-this-state': t('admin_booking_meanwhile'),
        'option-over': t('admin_option_over'),
      },
    },
  )
  const chooseVilla = (chosen: ChosenVilla | undefined) => {
    setVilla(chosen)
    setAsked(undefined)
  }
  return (
    <Dialog title={t('admin_move_title', { reference: booking.reference })} onClose={onClose}>
      <form className={styles.form} {...formProps} onChange={() => setAsked(undefined)}>
        <p className={styles.muted}>
          {t('admin_move_now', {
            villa: before.villa.name,
            days: formatDays(before, language),
            price: money(before.price),
          })}
        </p>
        <ChooseVilla villa={villa} onChange={chooseVilla} error={fieldError('propertyId')} />
        <FieldRow>
          <Input
            type="date"
            name="from"
            required
            defaultValue={start.from}
            label={t('admin_arrival')}
            error={fieldError('from')}
          />
          <Input
            type="date"
            name="to"
            required
            defaultValue={start.to}
            label={t('admin_departure')}
            error={fieldError('to')}
          />
        </FieldRow>
        <Input
          type="number"
          name="price"
          inputMode="decimal"
          min={0}
          step="0.01"
          defaultValue={start.price}
          label={t('admin_move_price', { code })}
          hint={t('admin_move_price_hint')}
          error={fieldError('price')}
        />
        {asked && (
          <p role="status" className={styles.note}>
            {t('admin_move_ask', {
              villa: asked.villa.name,
              days: formatDays(asked, language),
              price: money(asked.price),
              email: booking.email ?? 'none',
            })}
          </p>
        )}
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(asked ? 'admin_move_confirm' : 'admin_move')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
