import { useCallback, useLayoutEffect, useRef } from 'react'

type Target = () => Element | null | undefined

/** The first control inside of an element, or the element itself. */
const controlOf = (element: Element | null | undefined): HTMLElement | undefined => {
  const control = element?.querySelector('a[href], button:not(:disabled), input:not(:disabled), select, summary')
  return (control ?? element ?? undefined) as HTMLElement | undefined
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus in the page where an action removes the element that has it. `keepFocus` names where it goes then: the
 * first of these elements that exists, or its first control. It holds until the next key or click, so that an action
 * taken back by a failure keeps the focus as well. The component must render when the element goes.
 */
export function useKeptFocus(): (...targets: Target[]) => void {
  const wanted = useRef<readonly Target[]>([])
  useLayoutEffect(() => {
    if (wanted.current.length === 0 || !isLost()) return
    for (const target of wanted.current) {
      const control = controlOf(target())
      control?.focus({ preventScroll: false })
      if (control && document.activeElement === control) return
    }
  })
  return useCallback((...targets) => {
    wanted.current = targets
    const release = () => {
      if (wanted.current === targets) wanted.current = []
      for (const kind of ['keydown', 'pointerdown'] as const) removeEventListener(kind, release, true)
    }
    // The event of this action has passed already.
    for (const kind of ['keydown', 'pointerdown'] as const) addEventListener(kind, release, true)
  }, [])
}

/** Where the focus goes when a row of a list is removed: to the next row, else the one before, else the heading. */
export function besidesRow(row: Element | null, heading: Target): Target[] {
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
  return [...beside.map(one => () => (one?.isConnected ? one : null)), heading]
}
