import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled past the navigation. An IntersectionObserver on a sentinel at the top detects it, so
 * scrolling costs nothing.
 */
export function useScrolledPastHeader(): [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null)
  const [fixed, setFixed] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setFixed(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [mark, fixed]
}
