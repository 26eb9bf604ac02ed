import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the viewport; stays true. */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = '400px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, margin])
  return near
}
