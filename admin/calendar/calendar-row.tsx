import { memo } from 'react'
import { useMoment } from '#admin/ui/use-moment'
import type { CalendarVilla } from '#contract/staff/office-calendar'
import { daysBetween } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { overlap, type Stay } from '#domain/calendar/stay'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './calendar.module.css'
import { describeEntry } from './calendar-words'
import { dayWidth, nameWidth, rowHeight } from './placement'

// biome-ignore-start lint/a11y/useSemanticElements: rows are placed by their position; a table cannot leave rows out.
/** Where chosen nights or a moved entry are to be. */
export function Ghost({ row, nights, origin, text }: { row: number; nights: Stay; origin: string; text?: string }) {
  return (
    <span
      aria-hidden="true"
      className={styles.ghost}
      style={{
        top: row * rowHeight,
        insetInlineStart: nameWidth + daysBetween(origin, nights.from) * dayWidth,
        width: daysBetween(nights.from, nights.to) * dayWidth,
      }}
    >
      {text}
    </span>
  )
}

interface CalendarRowProps {
  villa: CalendarVilla
  row: number
  top: number
  origin: string
  from: string
  to: string
  openedId: number | undefined
  /** The opened entry is to be elsewhere. */
  isMoved: boolean
}

const kindStyles = {
  booking: styles.booking,
  option: styles.option,
  block: styles.block,
  channel: styles.channel,
} as const

/** A villa with those of its entries that are in view. */
export const CalendarRow = memo(function CalendarRow({
  villa,
  row,
  top,
  origin,
  from,
  to,
  openedId,
  isMoved,
}: CalendarRowProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="rowheader" tabIndex={-1} className={styles.name} title={villa.name}>
        <span className={styles.villa}>{villa.name}</span>
        <span className={styles.region}>{villa.region}</span>
      </span>
      {villa.entries.map(entry => {
        if (!overlap(entry, { from, to })) return null
        const words = describeEntry(t, entry, moment)
        const nights = daysBetween(entry.from, entry.to)
        const title = `${words}, ${formatDays(entry, language)}`
        return (
          <span
            key={entry.id}
            role="gridcell"
            tabIndex={-1}
            data-entry={entry.id}
            title={title}
            className={cx(
              styles.entry,
              kindStyles[entry.kind],
              entry.isMovable && styles.movable,
              openedId === entry.id && (isMoved ? styles.moving : styles.opened),
            )}
            style={{
              insetInlineStart: nameWidth + daysBetween(origin, entry.from) * dayWidth,
              width: nights * dayWidth - 2,
            }}
          >
            <VisuallyHidden>{title}</VisuallyHidden>
            <span aria-hidden="true">{words}</span>
          </span>
        )
      })}
    </div>
  )
})
// biome-ignore-end lint/a11y/useSemanticElements: see above.
