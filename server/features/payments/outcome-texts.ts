import { isSold, optionBookings } from '#domain/booking/booking-status'
import { formatDay, formatMoney } from '#domain/formats'
import type { Language } from '#domain/language'
import { majorOf } from '#domain/money'
import { type BookingStanding, type Outcome, type OutcomeWords, wordsFor } from '#domain/payments/outcomes'
import { typeset } from '#domain/typography'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

type Key = keyof typeof en
const words: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr, de }

/** The message of an outcome in the words of a language, as section 3 names its members. */
export interface OutcomeMessage {
  BookingType: Outcome['bookingType']
  PaymentType: Outcome['paymentType']
  Success: boolean
  Heading: string
  Description: string
}

type Told = Omit<Outcome, 'words'> & { words: OutcomeWords | 'given_back' | 'damage_held' }

interface Filled {
  /** The booking that was paid for, as it stands now. */
  booking: BookingStanding
  phone: string
  /** Who looks after the booking; their place is held by `{0}` in the words. */
  specialist?: string | undefined
  /** Who pays has no password yet, and is asked for one (section 4). */
  passRequired: boolean
  /** What of it goes back, where somebody else paid it by a link. */
  byLink: { refundedCents: number } | undefined
  /** Three letters: what is left is told in it. */
  currency: string
}

function headingOf({ success, paymentType, words: said }: Told, { booking, passRequired, byLink }: Filled): Key {
  if (success && byLink) return `${wordsByLink(booking, byLink)}_heading`
  if (success && passRequired)
    return paymentType === 'deposit' ? 'pass_required_deposit_heading' : 'pass_required_heading'
  const own = `${said}_heading`
  return own in en ? (own as Key) : 'failed_heading'
}

/** The holiday, and what is left of its price, are no concern of somebody who pays by a link. */
function wordsByLink({ status }: BookingStanding, { refundedCents }: { refundedCents: number }) {
  if (refundedCents > 0) return 'by_link_refunded'
  return isSold(status) || optionBookings.includes(status) ? 'by_link' : 'by_link_over'
}

/** Money that went back for a booking that stands was for something else than its nights. */
const textOf = (said: Told['words'], { booking, byLink, success }: Filled & { success: boolean }): Key => {
  if (said === 'damage_held') return 'damage_held_text'
  if (said === 'given_back') return isSold(booking.status) ? 'given_back_booked_text' : 'given_back_text'
  if (byLink && success) return `${wordsByLink(booking, byLink)}_text`
  return `${wordsFor(said, booking)}_text`
}

/** Tells an outcome: the phone, the specialist's name and what is left to be paid are filled in. */
export function tellOutcome(told: Told, language: Language, filled: Filled): OutcomeMessage {
  const { booking, phone, specialist, currency } = filled
  const texts = words[language]
  const money = (cents: number) => formatMoney(majorOf(cents), currency, language)
  const values: Record<string, string> = {
    0: specialist ?? texts.specialist,
    phone,
    left: money(booking.leftOfStayCents + booking.leftForServicesCents),
    refunded: money(filled.byLink?.refundedCents ?? 0),
    next: money(booking.next?.cents ?? 0),
    due: booking.next ? formatDay(booking.next.due, language) : '',
  }
  const description = texts[textOf(told.words, { ...filled, success: told.success })].replace(
    /\{(\w+)\}/g,
    (whole, name) => values[name] ?? whole,
  )
  return {
    BookingType: told.bookingType,
    PaymentType: told.paymentType,
    Success: told.success,
    Heading: typeset(texts[headingOf(told, filled)], language),
    Description: typeset(description, language),
  }
}
