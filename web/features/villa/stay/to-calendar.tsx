import type { ReactNode } from 'react'
import { StayCalendar } from '#web/features/calendar/lazy'
import { isPlainClick } from '#web/ui/in-app'

/** Where the calendar stands in the page. */
export const calendarAnchor = 'when'

interface ToCalendarProps {
  className?: string | undefined
  /** Called first: closes what lies over the page. */
  onGo?: (() => void) | undefined
  children: ReactNode
}

/** Leads to the page's calendar, with the focus. */
export function ToCalendar({ className, onGo, children }: ToCalendarProps) {
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
        if (!isPlainClick(event)) return
        event.preventDefault()
        onGo?.()
        // What lies over the page gives the focus back first.
        setTimeout(go)
      }}
    >
      {children}
    </a>
  )
}
