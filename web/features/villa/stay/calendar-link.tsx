import type { ReactNode } from 'react'
import { StayCalendar } from '#web/features/calendar/lazy'
import { isUnmodifiedClick } from '#web/lib/navigation'

/** Anchor of the calendar. */
export const calendarAnchor = 'when'

interface ToCalendarProps {
  className?: string | undefined
  /** Called first: closes an overlay. */
  onGo?: (() => void) | undefined
  children: ReactNode
}

/** Scrolls to the page's calendar and focuses it. */
export function CalendarLink({ className, onGo, children }: ToCalendarProps) {
  const go = () => {
    const calendar = document.getElementById(calendarAnchor)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    calendar?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
    calendar?.focus({ preventScroll: true })
  }
  return (
    <a
      href={`#${calendarAnchor}`}
      className={className}
      onPointerEnter={StayCalendar.preload}
      onFocus={StayCalendar.preload}
      onClick={event => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onGo?.()
        // A closing dialog returns focus first.
        setTimeout(go)
      }}
    >
      {children}
    </a>
  )
}
