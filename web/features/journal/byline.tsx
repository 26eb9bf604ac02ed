import type { Day } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './byline.module.css'

interface BylineProps {
  by?: string
  publishedOn: Day
  minutes?: number
}

/** Author, date and reading time. */
export function Byline({ by, publishedOn, minutes }: BylineProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={styles.byline}>
      {by && <span>{t('journal_by', { name: by })}</span>}
      <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>
      {minutes !== undefined && <span>{t('journal_minutes', { count: minutes })}</span>}
    </p>
  )
}
