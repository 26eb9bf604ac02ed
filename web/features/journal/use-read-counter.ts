import { useEffect } from 'react'
import { api } from '#web/lib/api-client'

/** Seconds in view after which an article counts as read. */
const seconds = 15

const counted = new Set<number>()

/** Counts an article as read, once, after it has been in view for a while; anonymous. */
export function useReadCounter(id: number): void {
  useEffect(() => {
    if (counted.has(id)) return
    let seen = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || ++seen < seconds) return
      clearInterval(timer)
      counted.add(id)
      // A failed count does not matter to the reader.
      api('POST /core/blogpages/{id}/readings', { params: { id } }).catch(() => {})
    }, 1000)
    return () => clearInterval(timer)
  }, [id])
}
