import type { Stay } from '#domain/calendar/stay'
import { weekTerms } from '#domain/pricing/paint-seasons'
import type { Season } from '#domain/pricing/season'
import type { Language } from '#domain/text/language'
import type { Translate } from '#web/messages'
import { describeWeek, leadCents, shortAmount, weekdayInitials } from '../price-words'

/** What a cell of the price grid shows and says. */
export interface CellWords {
  price: string
  /** Changeover day and minimum nights; undefined where nothing is let. */
  rules: string | undefined
  isOnRequest: boolean
  /** The whole cell as a sentence. */
  label: string
}

/** The words of all cells shown so far, until their seasons change. */
const known = new WeakMap<readonly Season[], Map<string, CellWords>>()

function makeCellWords(t: Translate, language: Language, seasons: readonly Season[], week: Stay): CellWords {
  const found = weekTerms(seasons, week)
  const { terms, isMixed } = found
  const cents = leadCents(found)
  const days =
    terms &&
    (terms.changeover.length === 1 ? weekdayInitials(terms.changeover[0] ?? 6, language) : terms.changeover.length)
  const isOnRequest = terms?.bookable === 'on-request'
  return {
    price: `${cents === undefined ? '–' : shortAmount(cents, language)}${isMixed ? '*' : ''}`,
    rules: terms && `${days} · ${terms.minimumNights}${isOnRequest ? ' ?' : ''}${terms.flexible ? ' +' : ''}`,
    isOnRequest,
    label: describeWeek(t, language, week, found),
  }
}

/** The words of a week of a villa, made once: formatting them takes longer than all else in a cell. */
export function cellWords(t: Translate, language: Language, seasons: readonly Season[], week: Stay): CellWords {
  const ofSeasons = known.get(seasons) ?? new Map<string, CellWords>()
  known.set(seasons, ofSeasons)
  const key = language + week.from
  const words = ofSeasons.get(key) ?? makeCellWords(t, language, seasons, week)
  ofSeasons.set(key, words)
  return words
}
