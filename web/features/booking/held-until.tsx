import type { BookingShown } from '#contract/booking-shapes'
import { formatMoment } from '#domain/moments'
import { useLanguage, useT } from '#web/messages'

/** Until when an office option holds the villa, in words by the villa's clock; undefined where none does. */
export function useHeldUntil({ heldUntil }: Pick<BookingShown, 'heldUntil'>): string | undefined {
  const t = useT()
  const language = useLanguage()
  if (!heldUntil) return undefined
  return t('booking_moment_there', { moment: formatMoment(Date.parse(heldUntil.at), heldUntil.timezone, language) })
}

/** The same as a line. */
export function HeldUntil({ booking }: { booking: BookingShown }) {
  const t = useT()
  const moment = useHeldUntil(booking)
  return moment === undefined ? null : <p>{t('booking_held_until', { moment })}</p>
}
