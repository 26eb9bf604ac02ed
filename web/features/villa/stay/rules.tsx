import { useMemo } from 'react'
import { formatPercent, weekdayNames } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './rules.module.css'
import { rulesOf } from './stay-rules'
import { useStay } from './use-stay'

/** Minimum stay and changeover days. */
export function Rules() {
  const t = useT()
  const language = useLanguage()
  const { seasons, terms } = useStay()
  const rules = useMemo(() => rulesOf(seasons), [seasons])
  if (!rules) return null
  const { weekdays, fewest, onRequest } = rules
  return (
    <ul className={styles.rules}>
      <li>
        {weekdays ? t('villa_rule_days', { days: weekdayNames(weekdays, language) }) : t('villa_rule_days_differ')}
      </li>
      <li>
        {fewest.least === fewest.most
          ? t('villa_rule_nights', { nights: fewest.least })
          : t('villa_rule_nights_differ', { least: fewest.least, most: fewest.most })}
      </li>
      {onRequest && <li>{t('villa_rule_request')}</li>}
      <li>
        {t('villa_rule_payment', { share: formatPercent(terms.depositPercent, language), days: terms.balanceDays })}
      </li>
    </ul>
  )
}
