import { type RefObject, useEffect, useState } from 'react'
import { locales } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './calendar.module.css'

interface MonthJumpProps {
  calendar: RefObject<HTMLElement | null>
  first: Date
  /** Number of months to choose from. */
  count: number
  /** Index of the month that is initially in view. */
  opening: number
  /** Called when this many months must be rendered. */
  onNeed: (months: number) => void
}

/** Scrolls to a month of the endless calendar: initially that of the selection, then the chosen one. */
export function ScrollToMonth({ calendar, first, count, opening, onNeed }: MonthJumpProps) {
  const t = useT()
  const language = useLanguage()
  const [wanted, setWanted] = useState(opening > 0 ? { index: opening } : undefined)
  useEffect(() => {
    const month = wanted && calendar.current?.querySelectorAll(`.${styles.month}`)[wanted.index]
    if (!month) return
    // Waits for the layout of the surrounding dialog, and repeats while months above get their real height.
    let left = 3
    const bring = () => {
      month.scrollIntoView({ block: 'start', behavior: 'instant' })
      left -= 1
      if (left > 0) frame = requestAnimationFrame(bring)
    }
    let frame = requestAnimationFrame(bring)
    return () => cancelAnimationFrame(frame)
  }, [calendar, wanted])
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric' })
  return (
    <label className={styles.jump}>
      {t('calendar_month')}
      <select
        value={wanted?.index ?? 0}
        onChange={event => {
          const index = Number(event.target.value)
          onNeed(index + 1)
          setWanted({ index })
        }}
      >
        {Array.from({ length: count }, (_, index) => index).map(index => (
          <option key={index} value={index}>
            {format.format(new Date(first.getFullYear(), first.getMonth() + index, 1))}
          </option>
        ))}
      </select>
    </label>
  )
}
