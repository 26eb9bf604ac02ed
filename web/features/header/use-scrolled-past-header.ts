import { type RefObject, useRef, useState } from 'react'
import { useInViewport } from '#web/hooks/use-in-viewport'

/** Whether the page is scrolled past the navigation, by a mark at its top, so that scrolling costs nothing. */
export function useScrolledPastHeader(): [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null)
  const [fixed, setFixed] = useState(false)
  useInViewport(mark, isInside => setFixed(!isInside))
  return [mark, fixed]
}
