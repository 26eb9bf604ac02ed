import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Day } from '#domain/calendar/day'
import styles from './disabled-day-tooltip.module.css'

interface ReasonTipProps {
  root: RefObject<HTMLElement | null>
  day: Day
  text: string
  /** Escape closes the tip only: the surrounding dialog stays open. */
  onDismiss: () => void
}

/** Shows above a day why it cannot be chosen. Screen readers get the same text as the day's description. */
export function DisabledDayTooltip({ root, day, text, onDismiss }: ReasonTipProps) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const cell = root.current?.querySelector(`[data-date="${day}"]`)?.getBoundingClientRect()
    const around = root.current?.getBoundingClientRect()
    const own = tip.current?.getBoundingClientRect()
    if (!cell || !around || !own) return
    const middle = cell.left + cell.width / 2 - around.left
    const left = Math.max(0, Math.min(middle - own.width / 2, around.width - own.width))
    tip.current?.style.setProperty('--left', `${left}px`)
    tip.current?.style.setProperty('--top', `${cell.top - around.top}px`)
    tip.current?.style.setProperty('--arrow', `${middle - left}px`)
  }, [root, day])
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    const putAway = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      dismiss.current()
    }
    // Capture phase: before other listeners, and before the browser closes a dialog.
    window.addEventListener('keydown', putAway, true)
    return () => window.removeEventListener('keydown', putAway, true)
  }, [])
  return (
    <div ref={tip} className={styles.tip} data-tip aria-hidden="true">
      {text}
    </div>
  )
}
