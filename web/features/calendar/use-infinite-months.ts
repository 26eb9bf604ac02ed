import { useCallback, useRef, useState } from 'react'
import { useInViewport } from '#web/hooks/use-in-viewport'

/** Months of the endless calendar: initially, at each load, and at most (SPEC A9). */
const batch = 4
const most = 20

const roundedUp = (months: number) => Math.ceil(months / batch) * batch

/**
 * Number of rendered months: more as the end comes into view, and immediately as many as the selection needs. `need`
 * ensures a number; `most` is the limit.
 */
export function useInfiniteMonths(offered: number, needed: number) {
  const [wanted, setWanted] = useState(() => Math.max(batch, roundedUp(needed)))
  const sentinel = useRef<HTMLDivElement>(null)
  const count = Math.min(wanted, most, offered)
  const complete = count >= Math.min(most, offered)
  const extend = (isInside: boolean) => isInside && setWanted(count + batch)
  // The end can be in view still after more months.
  useInViewport(sentinel, extend, '400px', complete ? false : count)
  const need = useCallback((months: number) => setWanted(wanted => Math.max(wanted, roundedUp(months))), [])
  return { count, sentinel, need, most: Math.min(most, offered) }
}
