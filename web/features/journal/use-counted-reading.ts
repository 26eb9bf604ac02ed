import { useEffect } from 'react'
import { api } from '#web/api'

/** Looked at for so many seconds, an article counts as read. */
const seconds = 15

const counted = new Set<number>()

/** Counts that an article is read, once, when it has been in sight for a while; nothing is said of who reads it. */
export function useCountedReading(id: number): void {
  useEffect(() => {
    if (counted.has(id)) return
    let seen = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || ++seen < seconds) return
      clearInterval(timer)
      counted.add(id)
      // What was not counted is no loss to who reads.
      api('POST /core/blogpages/{id}/readings', { params: { id } }).catch(() => {})
    }, 1000)
    return () => clearInterval(timer)
  }, [id])
}
