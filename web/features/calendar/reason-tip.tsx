import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Day } from '#domain/day'
import styles from './calendar.module.css'

interface ReasonTipProps {
  root: RefObject<HTMLElement | null>
  day: Day
  text: string
}

/** Says above a day why it cannot be chosen. Those who listen have the same words as the day's description. */
export function ReasonTip({ root, day, text }: ReasonTipProps) {
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
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true">
      {text}
    </div>
  )
}
