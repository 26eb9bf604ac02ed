import { useCallback, useEffect, useRef } from 'react'

/**
 * Makes "back" close what is open: an entry of the same address is laid on the history, and taken off again however it
 * is closed. The router does not hear of it, so nothing is loaded. Returns what the closing button calls.
 */
export function useBackCloses(onClose: () => void): () => void {
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
