import type { WineSales } from '#contract/extras/wine'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './wine.module.css'

/** Whether wine can be ordered, until when, and why not. */
export function SalesNote({ sales }: { sales: WineSales }) {
  const t = useT()
  const language = useLanguage()
  const { possible, reason, villa } = sales
  const day = (value: string) => formatDay(value, language)
  const values = { villa, opens: day(sales.opens), closes: day(sales.closes), delivery: day(sales.delivery) }
  if (possible) return <p className={styles.lead}>{t('wine_possible', values)}</p>
  return (
    <p className={styles.note} role="status">
      {t('wine_not_possible', { ...values, reason: (reason ?? 'too-late').replaceAll('-', '_') })}
    </p>
  )
}
