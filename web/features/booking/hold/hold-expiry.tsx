import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { useLanguage, useT } from '#web/messages'

/** Formatted end of an option granted by the office, in the villa's time zone; undefined where there is none. */
export function useHeldUntil({ heldUntil }: Pick<BookingResponse, 'heldUntil'>): string | undefined {
  const t = useT()
  const language = useLanguage()
  if (!heldUntil) return undefined
  return t('booking_moment_there', { moment: formatDateTime(Date.parse(heldUntil.at), heldUntil.timezone, language) })
}

export function HoldExpiry({ booking }: { booking: BookingResponse }) {
  const t = useT()
  const moment = useHeldUntil(booking)
  return moment === undefined ? null : <p>{t('booking_held_until', { moment })}</p>
}
