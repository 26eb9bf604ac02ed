import type { ChangeShown } from '#contract/changes'
import { formatDay, formatDays } from '#domain/formats'
import { nightsOf } from '#domain/stay'
import { todayAt } from '#domain/today'
import { useLanguage, useT } from '#web/messages'
import { useDifference } from './use-difference'

/** A change that was asked for, and how it stands. */
export function AskedChange({ change, currencyId }: { change: ChangeShown; currencyId: number }) {
  const t = useT()
  const language = useLanguage()
  const differs = useDifference(currencyId)
  const { from, to, adults, children, infants, difference, state, askedAt } = change
  return (
    <li>
      <span>
        {formatDays({ from, to }, language)}
        <small>
          {t('booking_party_told', { adults, children, infants, nights: nightsOf({ from, to }) })} ·{' '}
          {differs(difference)}
        </small>
        <small>{t('plans_change_state', { state, day: formatDay(todayAt(Date.parse(askedAt)), language) })}</small>
      </span>
    </li>
  )
}
