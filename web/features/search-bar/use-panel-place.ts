import { type RefObject, useLayoutEffect, useRef } from 'react'
import { placePanel } from '#web/ui/panel-place'

/** Opens the panel of an opener above or below it, wherever there is room, also while the page scrolls. */
export function usePanelPlace(opener: RefObject<HTMLElement | null>, open: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      if (!opener.current || !panel.current) return
      const { top, bottom } = opener.current.getBoundingClientRect()
      const header = document.querySelector('header')
      // The search of the navigation opens within the header, which covers nothing of it.
      const isInHeader = header?.contains(opener.current) ?? false
      // A header that comes back fixed is there a moment after the page has been scrolled.
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
