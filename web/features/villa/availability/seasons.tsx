import { formatDays, weekdayNames } from '#domain/calendar/formats'
import { flexibleWeeklyCents } from '#domain/pricing/flexible-week'
import { majorOf } from '#domain/pricing/money'
import type { Season } from '#domain/pricing/season'
import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { useStay } from '../stay/use-stay'
import styles from './seasons.module.css'

/** Weekly prices over the year, with minimum stay and changeover days of each season. */
export function Seasons() {
  const t = useT()
  const { seasons } = useStay()
  if (seasons.length === 0) return null
  return (
    <Disclosure summary={t('villa_seasons')} className={styles.seasons}>
      <ul className={styles.list}>
        {seasons.map(season => (
          <SeasonLine key={season.from} season={season} />
        ))}
      </ul>
    </Disclosure>
  )
}

function SeasonLine({ season }: { season: Season }) {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { tiers } = useStay().property
  const { minimumNights: nights, changeover, bookable, weeklyCents, flexible } = season
  const flexibleWeek = (cents: number) => {
    const dearer = flexible && flexibleWeeklyCents(cents, flexible)
    return dearer ? price(majorOf(dearer)) : ''
  }
  const priced = tiers.flatMap((tier, i) => {
    const cents = weeklyCents[i]
    return cents === null || cents === undefined
      ? []
      : [{ rooms: tier.rooms, week: price(majorOf(cents)), flexible: flexibleWeek(cents) }]
  })
  return (
    <li className={styles.season}>
      <p>
        {formatDays(season, language)}
        <span className={styles.rules}>
          {t('villa_season_rules', { nights, days: weekdayNames(changeover, language) })}
          {bookable === 'on-request' && ` · ${t('villa_season_request')}`}
        </span>
      </p>
      <ul className={styles.prices}>
        {priced.map(({ rooms, week, flexible }) => (
          <li key={rooms}>
            {tiers.length > 1 && <span className={styles.tier}>{t('villa_bedrooms_count', { count: rooms })}</span>}
            <span>
              {t('villa_season_week', { price: week })}
              {flexible && <span className={styles.rate}>{t('villa_season_flexible', { price: flexible })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
