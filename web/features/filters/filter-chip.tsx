import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '#web/ui/cx'
import styles from './filters.module.css'
import type { Filter } from './panels/panel'

interface FilterChipProps {
  filter: Filter
  name: string
  value: string
  isSet: boolean
  /** Shown beside the value if space permits. */
  detail?: string | undefined
  open: boolean
  onOpen: (open: boolean) => void
  onNear: () => void
  /** Without JavaScript the browser opens and closes the panel. */
  alive: boolean
  children: (close: () => void) => ReactNode
}

/** Minimum distance between the panel and the screen's edges, in pixels. */
const margin = 16

/** Shifts the panel to the left and limits its height, so that it stays on the screen. */
function useStayOnScreen(open: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const place = () => {
      element.style.setProperty('--shift', '0px')
      const { right, top } = element.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      element.style.setProperty('--shift', `${Math.min(0, clientWidth - margin - right)}px`)
      element.style.setProperty('--room', `${clientHeight - margin - top}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  }, [open])
  return panel
}

/** A filter of the bar: its value, and the panel below it. */
export function FilterChip({
  filter,
  name,
  value,
  isSet,
  detail,
  open,
  onOpen,
  onNear,
  alive,
  children,
}: FilterChipProps) {
  const chip = useRef<HTMLDetailsElement>(null)
  const panel = useStayOnScreen(open)
  const close = () => {
    onOpen(false)
    chip.current?.querySelector('summary')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !chip.current?.contains(event.target)) onOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open, onOpen])
  return (
    <details
      ref={chip}
      className={cx(styles.chip, isSet && styles.set)}
      name="filters"
      data-filter={filter}
      open={open}
      // The visitor may have opened it before hydration; the bar handles that.
      suppressHydrationWarning
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // A press on plain text moves focus to a surrounding element: the panel stays open.
        if (alive && next && !currentTarget.contains(next) && !next.contains(currentTarget)) onOpen(false)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary
        className={styles.value}
        aria-label={isSet ? [`${name}: ${value}`, detail].filter(Boolean).join(', ') : undefined}
        onClick={event => {
          if (!alive) return
          event.preventDefault()
          onOpen(!open)
        }}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {value}
        {detail && <span className={styles.detail}>{detail}</span>}
      </summary>
      <div ref={panel} className={styles.panel}>
        {children(close)}
      </div>
    </details>
  )
}
