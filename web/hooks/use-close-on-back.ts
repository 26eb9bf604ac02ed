import { useCallback, useEffect, useRef } from 'react'

/**
 * Makes "back" close a dialog: pushes a history entry with the same URL, and removes it when the dialog closes
 * otherwise. It bypasses the router, so nothing is loaded. Returns the function that closes it.
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const told = useRef(onClose)
  useEffect(() => {
    told.current = onClose
  })
  useEffect(() => {
    const under = history.state
    history.pushState({ ...under, over: true }, '')
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      told.current()
    }
    window.addEventListener('popstate', back, { capture: true })
    return () => window.removeEventListener('popstate', back, { capture: true })
  }, [])
  return useCallback(() => history.back(), [])
}
