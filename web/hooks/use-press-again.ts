import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Remembers the last button pressed in a section before it is hydrated: React drops such events. Returns a function
 * that presses it again, to be called once the section responds.
 */
export function usePressAgain(section: RefObject<HTMLElement | null>): () => void {
  const isHydrated = useRef(false)
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const rememberPress = ({ target }: MouseEvent) => {
      const button = (target as Element).closest('button')
      if (!isHydrated.current && button && section.current?.contains(button)) pressed.current = button
    }
    // On the window, because React stops the event at its root.
    window.addEventListener('click', rememberPress, true)
    return () => window.removeEventListener('click', rememberPress, true)
  }, [section])
  return useCallback(() => {
    isHydrated.current = true
    pressed.current?.click()
    pressed.current = null
  }, [])
}
