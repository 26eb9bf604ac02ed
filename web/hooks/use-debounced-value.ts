import { useEffect, useRef, useState } from 'react'

/** A value, debounced by a number of milliseconds. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}

/** A value or, while it is undefined, the last defined one. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
