import { formatDay, formatMoney } from '#domain/calendar/formats'
import { heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { type BookingStanding, type Outcome, type OutcomeWords, wordsFor } from '#domain/payments/outcomes'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { typeset } from '#domain/text/typography'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }

type Key = keyof typeof en
const words: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr, de }

/** The message of an outcome in a language, with the member names of SPEC 3. */
export interface OutcomeMessage {
  BookingType: Outcome['bookingType']
  PaymentType: Outcome['paymentType']
  Success: boolean
  Heading: string
  Description: string
}

type Told = Omit<Outcome, 'words'> & { words: OutcomeWords | 'given_back' | 'damage_held' }

interface Filled {
  /** The paid booking, with its current state. */
  booking: BookingStanding
  phone: string
  /** The villa specialist; replaces `{0}` in the messages. */
  specialist?: string | undefined
  /** The payer has no password yet, and is asked to set one (SPEC 4). */
  passRequired: boolean
  /** The refunded amount of a payment by link, in cents. */
  byLink: { refundedCents: number } | undefined
  /** ISO code of the currency for open amounts. */
  currency: string
}

function headingOf({ success, paymentType, words: said }: Told, { booking, passRequired, byLink }: Filled): Key {
  if (success && byLink) return `${wordsByLink(booking, byLink)}_heading`
  if (success && passRequired)
    return paymentType === 'deposit' ? 'pass_required_deposit_heading' : 'pass_required_heading'
  const own = `${said}_heading`
  return own in en ? (own as Key) : 'failed_heading'
}

/** A payer by link must not see the holiday or the open amount. */
function wordsByLink({ status }: BookingStanding, { refundedCents }: { refundedCents: number }) {
  if (refundedCents > 0) return 'by_link_refunded'
  return isPaidStatus(status) || heldBookingStatuses.includes(status) ? 'by_link' : 'by_link_over'
}

/** A refund for a booking that stands concerned something other than its nights. */
const textOf = (said: Told['words'], { booking, byLink, success }: Filled & { success: boolean }): Key => {
  if (said === 'damage_held') return 'damage_held_text'
  if (said === 'given_back') return isPaidStatus(booking.status) ? 'given_back_booked_text' : 'given_back_text'
  if (byLink && success) return `${wordsByLink(booking, byLink)}_text`
  return `${wordsFor(said, booking)}_text`
}

/** Formats an outcome: fills in the phone number, the specialist's name and the open amount. */
export function outcomeMessage(told: Told, language: Language, filled: Filled): OutcomeMessage {
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
