import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { viewOf } from '#admin/ui/follow-drag'
import { type ShownCells, shownCells } from './grid-layout'

const areEqual = (a: ShownCells, b: ShownCells) =>
  a.firstRow === b.firstRow &&
  a.lastRow === b.lastRow &&
  a.firstColumn === b.firstColumn &&
  a.lastColumn === b.lastColumn

/**
 * The cells of a scroller that are in the document; undefined before the first layout. All sizes are fixed, so one
 * handler reads the layout once for both directions. Two virtualizers would each render, and the second lay out again.
 */
export function useShownCells(scroller: { current: HTMLElement | null }): ShownCells | undefined {
  const [shown, setShown] = useState<ShownCells>()
  useLayoutEffect(() => {
    const view = scroller.current
    if (!view) return
    const update = () => {
      const next = shownCells(viewOf(view))
      setShown(before => (before && areEqual(before, next) ? before : next))
    }
    update()
    // Before the browser paints the new position.
    const updateNow = () => flushSync(update)
    view.addEventListener('scroll', updateNow, { passive: true })
    const resized = new ResizeObserver(update)
    resized.observe(view)
    return () => {
      view.removeEventListener('scroll', updateNow)
      resized.disconnect()
    }
  }, [scroller])
  return shown
}
