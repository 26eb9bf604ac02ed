import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Remembers the last button pressed in a section while React drops its clicks, because its code has not loaded. Returns
 * a function that presses it again, to be called once the section responds.
 */
export function usePressAgain(section: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // React stops a click that it drops: only the others come back to the window.
    const notePress = ({ target, eventPhase }: MouseEvent) => {
      const button = (target as Element).closest('button')
      pressed.current = eventPhase === Event.CAPTURING_PHASE && section.current?.contains(button) ? button : null
    }
    window.addEventListener('click', notePress, true)
    window.addEventListener('click', notePress)
    return () => {
      window.removeEventListener('click', notePress, true)
      window.removeEventListener('click', notePress)
    }
  }, [section])
  return useCallback(() => {
    // After the click for which React may be hydrating the section.
    setTimeout(() => pressed.current?.click())
  }, [])
}
