import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Reports when an element enters or leaves the viewport, widened by a margin as in CSS. Another value of `again` reports
 * the current state again; false ends it.
 */
export function useInViewport(
  element: RefObject<HTMLElement | null>,
  onChange: (isInside: boolean) => void,
  margin?: string,
  again: unknown = true,
): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (!element.current || again === false) return
    const observer = new IntersectionObserver(
      entries => latest.current?.(entries.some(entry => entry.isIntersecting)),
      { rootMargin: margin as string },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, again])
}

/** Whether an element has come near the viewport; stays true. */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = '400px'): boolean {
  const [near, setNear] = useState(false)
  useInViewport(element, setNear, margin, !near)
  return near
}
