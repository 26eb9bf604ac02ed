import { formatDays, formatMoney, formatPercent, weekdayNames } from '#domain/calendar/formats'
import type { TermsOfNights } from '#domain/pricing/paint-seasons'
import type { FlexibleRate, Tier } from '#domain/pricing/season'
import { useLanguage, useT } from '#web/messages'

interface TermsOfVillaProps {
  entries: readonly TermsOfNights[]
  tiers: readonly Tier[]
}

/** Some terms of a villa by nights, as the choice between two strokes shows them. */
export function TermsOfVilla({ entries, tiers }: TermsOfVillaProps) {
  const t = useT()
  const language = useLanguage()
  const surchargeOf = ({ surcharge }: FlexibleRate) =>
    'percent' in surcharge
      ? formatPercent(surcharge.percent, language)
      : formatMoney(surcharge.weeklyCents / 100, 'EUR', language)
  const wordsOf = ({ weeklyCents, changeover, minimumNights, bookable, flexible, ...nights }: TermsOfNights) => {
    const prices = weeklyCents?.flatMap((cents, i) => {
      if (cents === null) return []
      const money = formatMoney(cents / 100, 'EUR', language)
      const rooms = tiers[i]?.rooms
      return rooms === undefined || tiers.length === 1
        ? [money]
        : [`${t('admin_prices_rooms', { count: rooms })}: ${money}`]
    })
    const parts = [
      prices && (prices.join(', ') || t('admin_prices_not_let')),
      changeover && `${t('admin_prices_changeover')}: ${weekdayNames(changeover, language)}`,
      minimumNights && `${t('admin_prices_nights')}: ${minimumNights}`,
      bookable && t(bookable === 'online' ? 'admin_prices_online' : 'admin_prices_request'),
      flexible && `${t('admin_prices_rate')}: +${surchargeOf(flexible)}`,
    ]
    return `${formatDays(nights, language, 'short')} · ${parts.filter(Boolean).join(' · ')}`
  }
  if (entries.length === 0) return <p>{t('admin_prices_not_let')}</p>
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.from}>{wordsOf(entry)}</li>
      ))}
    </ul>
  )
}
