import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMoment } from '#admin/ui/use-moment'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/day'
import { formatDay, formatDays, formatMonth } from '#domain/calendar/formats'
import { includesNight } from '#domain/calendar/stay'
import { useLanguage, useT } from '#web/messages'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './calendar.module.css'
import { CalendarRow, Ghost } from './calendar-row'
import { describeEntry } from './calendar-words'
import {
  dayWidth,
  keySteps,
  moveByKey,
  nameWidth,
  type PendingMove,
  type Placement,
  rangeOf,
  rowHeight,
  type ShownMonth,
} from './placement'
import { useCalendarDrag } from './use-calendar-drag'

interface CalendarGridProps {
  villas: readonly CalendarVilla[]
  months: readonly ShownMonth[]
  /** The free nights that are chosen. */
  chosen: Placement | undefined
  pending: PendingMove | undefined
  onChoose: (chosen: Placement | undefined) => void
  onOpen: (entry: CalendarEntry, villa: CalendarVilla) => void
  onMove: (move: PendingMove) => void
  onEnd: () => void
}

// biome-ignore-start lint/a11y/useSemanticElements: rows are placed by their position; a table cannot leave rows out.
/** The taken nights of many villas: a row a villa, time from left to right. Only what is in view is in the document. */
export function CalendarGrid(props: CalendarGridProps) {
  const { villas, months, chosen, pending, onChoose, onOpen, onMove, onEnd } = props
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<{ row: number; column: number }>()
  const range = useMemo(() => rangeOf(months), [months])
  const columns = daysBetween(range.from, range.to)
  const dayAt = (column: number) => addDays(range.from, column)

  const rows = useVirtualizer({
    count: villas.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: months.length,
    getScrollElement: () => scroller.current,
    estimateSize: i => (months[i]?.days ?? 30) * dayWidth,
    overscan: 1,
  })
  const shownMonths = across.getVirtualItems()
  const shownRows = rows.getVirtualItems()
  const seen = {
    from: months[shownMonths[0]?.index ?? 0]?.first ?? range.from,
    to: addDays(range.from, Math.round((shownMonths.at(-1)?.end ?? 0) / dayWidth)),
  }
  const lastRow = shownRows.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastRow >= villas.length - 20) onEnd()
  }, [lastRow, villas.length, onEnd])

  const entryAt = (row: number, column: number) =>
    villas[row]?.entries.find(entry => includesNight(entry, dayAt(column)))

  const pressed = useCalendarDrag(scroller, {
    villas,
    from: range.from,
    columns,
    onPress: setCursor,
    onChoose,
    onOpen,
    onMove,
  })

  const reveal = ({ row, column }: { row: number; column: number }) => {
    rows.scrollToIndex(row, { align: 'auto' })
    const view = scroller.current
    if (!view) return
    const left = column * dayWidth
    if (left < view.scrollLeft) view.scrollLeft = left
    const least = left + dayWidth + nameWidth - view.clientWidth
    if (least > view.scrollLeft) view.scrollLeft = least
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? { row: 0, column: 0 }
    const villa = villas[at.row]
    if (!villa) return
    const entry = entryAt(at.row, at.column)
    if (event.key === 'Escape') return onChoose(undefined)
    if (event.key === 'Enter') {
      event.preventDefault()
      if (entry) onOpen(entry, villa)
      else if (!chosen) onChoose({ row: at.row, from: dayAt(at.column), to: dayAt(at.column + 1) })
      return
    }
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    if (event.altKey) {
      const moving = pending ?? (entry?.isMovable ? { entry, villa, target: villa, nights: entry } : undefined)
      if (moving) onMove(moveByKey(moving, step, villas, event.shiftKey))
      return
    }
    const next = {
      row: Math.max(0, Math.min(villas.length - 1, at.row + (event.shiftKey ? 0 : step.rows))),
      column: Math.max(0, Math.min(columns - 1, at.column + step.days)),
    }
    if (event.shiftKey) {
      const begin = chosen?.row === at.row ? chosen.from : dayAt(at.column)
      const [from, last] = begin <= dayAt(next.column) ? [begin, dayAt(next.column)] : [dayAt(next.column), begin]
      onChoose({ row: at.row, from, to: addDays(last, 1) })
    }
    // The first key only shows where the cursor is.
    setCursor(cursor ? next : at)
    reveal(cursor ? next : at)
  }

  const spoken = () => {
    const villa = cursor && villas[cursor.row]
    if (!cursor || !villa) return ''
    const entry = entryAt(cursor.row, cursor.column)
    const day = formatDay(dayAt(cursor.column), language)
    return `${villa.name}, ${day}: ${entry ? describeEntry(t, entry, moment) : t('admin_calendar_free')}`
  }
  const width = nameWidth + columns * dayWidth
  const isMoved =
    pending !== undefined &&
    (pending.target.id !== pending.villa.id ||
      pending.nights.from !== pending.entry.from ||
      pending.nights.to !== pending.entry.to)
  // The lines of weeks stand before each Saturday.
  const saturday = (6 - weekdayOf(range.from) + 7) % 7
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={t('admin_calendar_grid')}
        aria-describedby={`${id}-keys`}
        aria-rowcount={villas.length + 1}
        onKeyDown={onKeyDown}
        {...pressed}
      >
        <p id={`${id}-keys`} hidden>
          {t('admin_calendar_keys')}
        </p>
        <div role="row" tabIndex={-1} aria-rowindex={1} className={styles.heads} style={{ width }}>
          <span role="columnheader" tabIndex={-1} className={styles.corner}>
            {t('admin_villa')}
          </span>
          {shownMonths.map(({ index, start, size }) => (
            <span
              key={index}
              role="columnheader"
              tabIndex={-1}
              className={styles.month}
              style={{ insetInlineStart: nameWidth + start, width: size }}
            >
              <span className={styles.monthName}>{formatMonth(months[index]?.first.slice(0, 7) ?? '', language)}</span>
            </span>
          ))}
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          style={
            {
              height: rows.getTotalSize(),
              width,
              '--saturday': `${nameWidth + saturday * dayWidth}px`,
            } as CSSProperties
          }
        >
          {shownRows.map(({ index, start }) => {
            const villa = villas[index]
            if (!villa) return null
            return (
              <CalendarRow
                key={villa.id}
                villa={villa}
                row={index}
                top={start}
                origin={range.from}
                from={seen.from}
                to={seen.to}
                openedId={pending?.entry.id}
                isMoved={isMoved}
              />
            )
          })}
          {chosen && <Ghost row={chosen.row} nights={chosen} origin={range.from} />}
          {pending && isMoved && (
            <Ghost
              row={villas.findIndex(({ id: one }) => one === pending.target.id)}
              nights={pending.nights}
              origin={range.from}
              text={formatDays(pending.nights, language, 'short')}
            />
          )}
          {cursor && (
            <span
              aria-hidden="true"
              className={styles.cursor}
              style={{ top: cursor.row * rowHeight, insetInlineStart: nameWidth + cursor.column * dayWidth }}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{spoken()}</span>
      </VisuallyHidden>
    </>
  )
}

// biome-ignore-end lint/a11y/useSemanticElements: see above.
