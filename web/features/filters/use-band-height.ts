import { useLayoutEffect, useRef } from 'react'

/** Sets `--band` on the panel to the height of the sticky band above its months. */
export function useBandHeight() {
  const band = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = band.current
    const panel = element?.parentElement
    if (!element || !panel) return
    const measure = () => panel.style.setProperty('--band', `${element.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      panel.style.removeProperty('--band')
    }
  }, [])
  return band
}
