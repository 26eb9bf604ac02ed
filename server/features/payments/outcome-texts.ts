import { isSold } from '#domain/booking/booking-status'
import type { Language } from '#domain/language'
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

function headingOf({ success, paymentType, words: said }: Told, passRequired: boolean): Key {
  if (success && passRequired)
    return paymentType === 'deposit' ? 'pass_required_deposit_heading' : 'pass_required_heading'
  const own = `${said}_heading`
  return own in en ? (own as Key) : 'failed_heading'
}

/** Money that went back for a booking that stands was for something else than its nights. */
const textOf = (said: Told['words'], booking: BookingStanding): Key => {
  if (said === 'damage_held') return 'damage_held_text'
  if (said === 'given_back') return isSold(booking.status) ? 'given_back_booked_text' : 'given_back_text'
  return `${wordsFor(said, booking)}_text`
}

interface Filled {
  /** The booking that was paid for, as it stands now. */
  booking: BookingStanding
  phone: string
  /** Who looks after the booking; their place is held by `{0}` in the words. */
  specialist?: string | undefined
  /** Who pays has no password yet, and is asked for one (section 4). */
  passRequired: boolean
}

/** Tells an outcome: the phone and the specialist's name are filled in. */
export function tellOutcome(
  told: Told,
  language: Language,
  { booking, phone, specialist, passRequired }: Filled,
): OutcomeMessage {
  const texts = words[language]
  const filled = texts[textOf(told.words, booking)]
    .replace('{0}', specialist ?? texts.specialist)
    .replace('{phone}', phone)
  return {
    BookingType: told.bookingType,
    PaymentType: told.paymentType,
    Success: told.success,
    Heading: typeset(texts[headingOf(told, passRequired)], language),
    Description: typeset(filled, language),
  }
}
