import type { ClimateData } from '#contract/pages/places'
import { formatMonthSpans } from '#domain/calendar/month-names'
import { monthSpans, pleasant } from '#domain/geography/climate'
import { useLanguage, useT } from '#web/messages'
import styles from './best-months.module.css'

/** The best months of a region, and their rule. */
export function BestMonths({ climate: { best } }: { climate: ClimateData }) {
  const t = useT()
  const language = useLanguage()
  if (best.length === 0) return null
  return (
    <div className={styles.best}>
      <p className={styles.months}>{formatMonthSpans(monthSpans(best), language)}</p>
      <p className={styles.rule}>
        <span className={styles.key} aria-hidden="true" />
        {t('climate_rule', pleasant)}
      </p>
    </div>
  )
}
