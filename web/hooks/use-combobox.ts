import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'

interface Options {
  /** Ids of the options in order. */
  ids: readonly string[]
  /** The first option is active until the visitor moves. */
  firstIsActive?: boolean
  /** Takes focus on mount. */
  takesFocus?: boolean | undefined
  /** True if Escape is used up here; otherwise it deactivates the option that the visitor has moved to. */
  onEscape?: () => boolean
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** An editable combobox with a list (WAI-ARIA): focus stays in the field; arrows, Home and End move the active option. */
export function useCombobox({ ids, firstIsActive = false, takesFocus, onEscape }: Options) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [moved, setMoved] = useState<string>()
  const optionId = (option: string) => `${id}${option.replaceAll(' ', '-')}`
  const found = moved === undefined ? -1 : ids.indexOf(moved)
  const at = found < 0 && firstIsActive && ids.length > 0 ? 0 : found
  const active = ids[at]
  const movedTo = found >= 0 && active !== undefined ? optionId(active) : undefined

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    if (movedTo) document.getElementById(movedTo)?.scrollIntoView({ block: 'nearest' })
  }, [movedTo])

  /** Forgets the visitor's moves. */
  const reset = () => setMoved(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    // Home and End move in the text until an arrow has moved the option.
    if (step && ids.length > 0 && (movedTo || event.key.startsWith('Arrow')) && !event.shiftKey) {
      event.preventDefault()
      setMoved(ids[step(at, ids.length)])
    } else if (event.key === 'Escape' && (onEscape?.() || movedTo)) {
      // The surrounding dialog stays open.
      event.preventDefault()
      event.stopPropagation()
      reset()
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') reset()
  }

  return {
    /** Index of the active option; -1 without one. */
    at,
    optionId,
    reset,
    fieldId: `${id}field`,
    field: {
      ref: input,
      id: `${id}field`,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown,
    },
    /** Further attributes of the field; without scripts it is a plain one. */
    aria: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': ids.length > 0,
      ...(ids.length > 0 && { 'aria-controls': `${id}list` }),
      ...(active !== undefined && { 'aria-activedescendant': optionId(active) }),
    } as const,
    list: {
      id: `${id}list`,
      // Focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
