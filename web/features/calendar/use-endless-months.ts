import { useEffect, useRef, useState } from 'react'

/** Months of the endless calendar: to begin with, at each load, and at most (section 9). */
const batch = 4
const most = 20

/** How many months are shown: more of them as the end comes near, and at once as many as the choice needs. */
export function useEndlessMonths(offered: number, needed: number) {
  const [wanted, setWanted] = useState(() => Math.max(batch, Math.ceil(needed / batch) * batch))
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
  return { count, sentinel }
}
