import { type RefObject, useLayoutEffect, useRef } from 'react'
import { placePanel } from '#web/ui/panel-place'

/** Places a panel above or below its opener, depending on space, and updates it on scroll. */
export function usePanelPlace(opener: RefObject<HTMLElement | null>, open: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      if (!opener.current || !panel.current) return
      const { top, bottom } = opener.current.getBoundingClientRect()
      const header = document.querySelector('header')
      // The navigation's search opens within the header, which does not cover it.
      const isInHeader = header?.contains(opener.current) ?? false
      // A header that becomes fixed appears a moment after the scroll.
      const fixed = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      const covered = isInHeader ? 0 : Math.max(fixed, header?.getBoundingClientRect().bottom ?? 0)
      const { side, room } = placePanel({ top, bottom, covered, height: document.documentElement.clientHeight })
      panel.current.dataset.side = side
      panel.current.style.setProperty('--room', `${room}px`)
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  }, [open, opener])
  return panel
}
