import { useEffect, useRef } from 'react'
import type { DayButtonProps, DayProps } from 'react-day-picker'
import { type DayClass, dayClasses } from '#domain/availability/day-classes'
import type { Day } from '#domain/calendar/day'
import { locales } from '#domain/calendar/formats'
import { dateFormat } from '#domain/calendar/formatters'
import { dayFromDate } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { type GridState, useGrid } from './calendar-context'
import styles from './days.module.css'

const dayClassNames: Record<DayClass, string | undefined> = {
  available: styles.available,
  'check-in': styles.checkIn,
  'check-out': styles.checkOut,
  pending: styles.pending,
  'contact-us': styles.contactUs,
  invalid: styles.invalid,
  disabled: styles.disabled,
  between: styles.between,
  first: styles.first,
  last: styles.last,
}

/** Classes of a day; in single mode as if nothing were chosen yet, so that the day can be changed. */
function classesOf(day: Day, { calendar, selection, mode, hover }: GridState): Set<DayClass> {
  if (mode === 'range') return dayClasses(day, selection, hover, calendar)
  const found = dayClasses(day, {}, undefined, calendar)
  return day === selection.start ? found.add('first').add('last') : found
}

export function CalendarDay({ day: { date }, modifiers, className: _, ...cell }: DayProps) {
  const grid = useGrid()
  if (modifiers.hidden) return <td {...cell} className={styles.cell} />
  const found = classesOf(dayFromDate(date), grid)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the grid makes it a gridcell.
    <td
      {...cell}
      aria-selected={found.has('first') || found.has('between') || found.has('last')}
      className={cx(
        styles.cell,
        grid.calendar.availableCheckInDates && styles.ofVilla,
        ...[...found].map(name => dayClassNames[name]),
      )}
    />
  )
}

/** Accessible label of a day, including what its colour means. */
function useDayLabel(day: Day, date: Date, grid: GridState): string {
  const t = useT()
  const language = useLanguage()
  const name = dateFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const { calendar, selection } = grid
  const found = classesOf(day, grid)
  const ofVilla = calendar.availableCheckInDates !== undefined
  // An end of the stay is not labelled as a possible end.
  const isEnd = day === selection.start || day === selection.end
  const [comes, goes] = isEnd ? [] : [found.has('check-in'), found.has('check-out')]
  const states = [
    day === selection.start && t('calendar_day_first'),
    day === selection.end && t('calendar_day_last'),
    found.has('pending') && t('calendar_day_contact'),
    ofVilla && found.has('available') && t('calendar_day_free'),
    ofVilla && calendar.disabledDates.has(day) && t('calendar_day_taken'),
    ofVilla && comes && t(goes ? 'calendar_day_change' : 'calendar_day_check_in'),
    ofVilla && goes && !comes && t('calendar_day_check_out'),
  ]
  return [name.format(date), ...states.filter(Boolean)].join(', ')
}

/** The button of a day. A disabled day stays focusable and gives its reason. */
export function CalendarDayButton({ day: { date }, modifiers, disabled: _, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const grid = useGrid()
  const day = dayFromDate(date)
  const label = useDayLabel(day, date, grid)
  const reason = grid.reasons.get(day)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      {...button}
      ref={ref}
      className={styles.day}
      data-date={day}
      aria-label={label}
      aria-current={day === grid.calendar.today ? 'date' : undefined}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason && grid.reasonId(reason)}
    />
  )
}
