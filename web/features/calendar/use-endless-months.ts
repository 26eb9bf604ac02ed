import { useCallback, useEffect, useRef, useState } from 'react'

/** Months of the endless calendar: to begin with, at each load, and at most (section 9). */
const batch = 4
const most = 20

const roundedUp = (months: number) => Math.ceil(months / batch) * batch

/**
 * How many months are shown: more of them as the end comes near, and at once as many as the choice needs. `need` asks
 * for so many; `most` is how many there can be.
 */
export function useEndlessMonths(offered: number, needed: number) {
  const [wanted, setWanted] = useState(() => Math.max(batch, roundedUp(needed)))
  const sentinel = useRef<HTMLDivElement>(null)
  const count = Math.min(wanted, most, offered)
  const complete = count >= Math.min(most, offered)
  useEffect(() => {
    const end = sentinel.current
    if (!end || complete) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setWanted(count + batch)
      },
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [count, complete])
  const need = useCallback((months: number) => setWanted(wanted => Math.max(wanted, roundedUp(months))), [])
  return { count, sentinel, need, most: Math.min(most, offered) }
}
