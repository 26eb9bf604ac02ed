import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingResponse, QuoteResponse } from '#contract/booking/booking-schemas'
import { useForm } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { localizePath } from '#web/ui/internal-link'
import styles from '../booking.module.css'
import { ConditionsCheckbox } from '../checkout/conditions-checkbox'
import type { StayRequest } from '../checkout/stay-request'
import { setCurrentBookingId } from '../current-booking'
import { setBookingData } from '../use-booking'
import { type RefusedHold, refusedHold } from './refused-hold'
import { TooManyHolds } from './too-many-holds'

interface HoldFormProps {
  request: StayRequest
  sale: QuoteResponse
  before: BookingResponse | undefined
  /** Returns whether the page has explained the failure. */
  onRefused: (error: unknown) => boolean
}

/** Details of the booker from an expired option. */
function previousBookerDetails(before: BookingResponse | undefined): Record<string, string> {
  const { firstname, lastname, email, trip } = before ?? {}
  const told = { firstname, lastname, email, 'trip.phone': trip?.phone, 'trip.notes': trip?.notes }
  return Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => !!entry[1]))
}

/** Accepts the conditions and holds the stay. The request carries the price that was shown. */
export function HoldForm({ request, sale, before, onRefused }: HoldFormProps) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const { villaId, stay, guests, rooms, young } = request
  const [tooMany, setTooMany] = useState<RefusedHold>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Record<string, unknown>>(
    async (values, once) => {
      const { propertyId, currencyId, total, ...rest } = values
      const body = {
        ...rest,
        propertyId: Number(propertyId),
        currencyId: Number(currencyId),
        total: Number(total),
        lang,
      }
      setTooMany(undefined)
      try {
        const answer = await sessionApi('POST /core/bookings/ob', { body: body as never }, { idempotencyKey: once })
        const { bookingId, booking, contact, jwt, expiresAt } = answer
        setCurrentBookingId(bookingId)
        setBookingData(booking, contact.id)
        if (jwt && expiresAt) session.signedIn({ token: jwt, expiresAt, contact })
        void navigate(localizePath('/secure/ob', lang), { replace: true })
      } catch (error) {
        const limited = refusedHold(error)
        setTooMany(limited)
        if (!limited && !onRefused(error)) throw error
      }
    },
    {
      shape: async () => (await import('#contract/forms/booker')).holdForm as never,
      messages: { 'conditions missing': t('booking_conditions_missing') },
    },
  )
  const hidden = {
    propertyId: villaId,
    ...stay,
    adults: guests.adults,
    children: guests.children,
    infants: guests.infants,
    rooms,
    ...(young !== undefined && { young }),
    ratePlan: sale.ratePlan,
    currencyId: sale.currencyId,
    total: sale.totalPrice,
    ...previousBookerDetails(before),
  }
  const missing = fault('conditions')
  return (
    <form className={styles.form} {...props}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConditionsCheckbox missing={missing} />
      <FormError>{!missing && problem}</FormError>
      {tooMany && <TooManyHolds refused={tooMany} />}
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'booking_holding' : 'booking_hold_now')}
        </Button>
      </p>
      <p className={styles.muted}>{t('booking_hold_free')}</p>
    </form>
  )
}
