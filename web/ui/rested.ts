import { useEffect, useState } from 'react'

/** A value once it has rested for so many milliseconds. */
export function useRested<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
