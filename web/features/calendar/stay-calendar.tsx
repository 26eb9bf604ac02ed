import { type FocusEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import type { Calendar } from '#domain/availability/calendar'
import { type Choice, type DateSelection, selectDate } from '#domain/availability/date-selection'
import { addDays, type Day } from '#domain/calendar/day'
import { locales } from '#domain/calendar/formats'
import { dayFromDate } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './calendar.module.css'
import { GridContext } from './calendar-context'
import { CalendarDay, CalendarDayButton } from './calendar-day'
import { dateFromDay, initialMonth, monthsBetween, selectableMonthRange } from './calendar-days'
import { CalendarLegend } from './calendar-legend'
import { dayReasons } from './day-reasons'
import { DisabledDayTooltip } from './disabled-day-tooltip'
import { MonthNav } from './month-nav'
import { reasonText } from './reason-text'
import { ScrollToMonth } from './scroll-to-month'
import { useInfiniteMonths } from './use-infinite-months'

export interface StayCalendarProps {
  /** Day data from `searchCalendar` or `villaCalendar` of the domain. */
  calendar: Calendar
  selection: DateSelection
  /** Called with the new selection, and the reason if the click changed nothing. */
  onChoose: (choice: Choice) => void
  /** A stay or one day: SPEC A2.8 requires both, though the site only uses stays. The gallery shows the other. */
  mode?: 'range' | 'single'
  /** Months shown together; stacked if vertical. */
  months?: 1 | 2
  orientation?: 'horizontal' | 'vertical'
  /** Endless scroll for small screens: four months at first, four more at the end, up to twenty. */
  endless?: boolean
  className?: string | undefined
}

const classNames: NonNullable<DayPickerProps['classNames']> = {
  root: styles.grid ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  caption_label: styles.captionLabel ?? '',
  dropdowns: styles.dropdowns ?? '',
  dropdown_root: styles.dropdownRoot ?? '',
  dropdown: styles.dropdown ?? '',
  month_grid: styles.table ?? '',
  weekday: styles.weekday ?? '',
}

/** Icon of the month and year selects; the step buttons have their own. */
const Chevron = () => <ChevronDownIcon className={styles.chevron} />

const components: NonNullable<DayPickerProps['components']> = {
  Day: CalendarDay,
  DayButton: CalendarDayButton,
  Nav: MonthNav,
  Chevron,
}

/** Messages of the grid, in the page's language. */
function useGridWords(): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const t = useT()
  const language = useLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locales[language], options)
      return (date: Date) => formatter.format(date)
    }
    const month = format({ month: 'long', year: 'numeric' })
    return {
      formatters: {
        formatCaption: month,
        formatMonthDropdown: format({ month: 'long' }),
        formatWeekdayName: format({ weekday: 'short' }),
      },
      labels: {
        labelGrid: month,
        labelMonthDropdown: () => t('calendar_month'),
        labelYearDropdown: () => t('calendar_year'),
        labelWeekday: format({ weekday: 'long' }),
      },
    }
  }, [t, language])
}

/** Reasons of all rendered days. */
function useReasons(
  props: Required<Pick<StayCalendarProps, 'calendar' | 'selection' | 'mode'>>,
  month: Date,
  count: number,
) {
  const t = useT()
  const language = useLanguage()
  const { calendar, selection, mode } = props
  const first = dayFromDate(month)
  return useMemo(() => {
    const { year, month } = { year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)) }
    const last = addDays(dayFromDate(new Date(year, month - 1 + count, 1)), -1)
    return dayReasons({ first, last }, { calendar, selection, mode }, (reason, day) =>
      reasonText(reason, day, calendar, { t, language }),
    )
  }, [calendar, selection, mode, first, count, t, language])
}

/** A calendar to choose a stay, or a day, by pointer or keyboard; unavailable days give their reason. */
export default function StayCalendar(props: StayCalendarProps) {
  const {
    calendar,
    selection,
    onChoose,
    mode = 'range',
    months = 2,
    orientation = 'horizontal',
    endless = false,
  } = props
  const language = useLanguage()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(() => initialMonth(calendar, selection.start))
  const [hover, setHover] = useState<Day>()
  const [refused, setRefused] = useState('')
  const { first, last } = selectableMonthRange(calendar)
  const most = monthsBetween(endless ? first : month, last)
  const opening = monthsBetween(first, month)
  const { count: endlessCount, sentinel, need, most: endlessMost } = useInfiniteMonths(most, opening)
  const count = endless ? endlessCount : Math.min(months, monthsBetween(first, last))
  const shown = endless ? first : month
  const { byDay: reasons, texts } = useReasons({ calendar, selection, mode }, shown, count)
  const words = useGridWords()
  const grid = useMemo(
    () => ({
      calendar,
      selection,
      mode,
      hover,
      reasons,
      reasonId: (reason: { index: number }) => `${id}-${reason.index}`,
    }),
    [calendar, selection, mode, hover, reasons, id],
  )

  const click = (date: Date) => {
    const day = dayFromDate(date)
    const choice = selectDate(selection, day, calendar, mode)
    setRefused(choice.refusal ? (reasons.get(day)?.text ?? '') : '')
    onChoose(choice)
  }
  const point = (date: Date, _: unknown, event: MouseEvent | FocusEvent) => {
    // A finger that scrolls over days does not hover.
    if (event.type === 'focus' || matchMedia('(hover: hover)').matches) setHover(dayFromDate(date))
  }
  const leave = () => setHover(undefined)
  const tip = hover && reasons.get(hover)

  return (
    <GridContext value={grid}>
      <div ref={root} className={cx(styles.calendar, endless && styles.endless, styles[orientation], props.className)}>
        {endless && (
          <ScrollToMonth
            calendar={root}
            first={first}
            count={endlessMost}
            opening={Math.min(opening, endlessMost) - 1}
            onNeed={need}
          />
        )}
        <DayPicker
          {...words}
          classNames={classNames}
          components={components}
          lang={language}
          weekStartsOn={1}
          captionLayout={endless ? 'label' : 'dropdown'}
          hideNavigation={endless}
          disableNavigation={endless}
          numberOfMonths={count}
          month={shown}
          onMonthChange={setMonth}
          startMonth={first}
          endMonth={last}
          // Initial keyboard focus: the start of the selection, else today.
          today={dateFromDay(selection.start ?? calendar.today)}
          onDayClick={click}
          onDayMouseEnter={point}
          onDayMouseLeave={leave}
          onDayFocus={point}
          onDayBlur={leave}
        />
        {endless && <div ref={sentinel} className={styles.sentinel} />}
        <CalendarLegend calendar={calendar} />
        {hover && tip && <DisabledDayTooltip key={hover} root={root} day={hover} text={tip.text} onDismiss={leave} />}
        <div hidden>
          {texts.map((text, index) => (
            <span key={text} id={`${id}-${index}`}>
              {text}
            </span>
          ))}
        </div>
        <VisuallyHidden>
          <span role="status">{refused}</span>
        </VisuallyHidden>
      </div>
    </GridContext>
  )
}
