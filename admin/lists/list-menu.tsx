import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button'
import { ChevronDownIcon } from '#web/ui/icons'
import styles from './list-menu.module.css'

interface ListMenuProps {
  label: string
  /** Key that opens it while nothing is typed. */
  shortcut?: string
  /** It closes when this changes: the address, if the panel has links. */
  closesOn?: string
  /** The content; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** A button that opens a panel below it: arrows move in it, Escape closes it, and so does everything outside. */
export function ListMenu({ label, shortcut, closesOn, children }: ListMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const all = () => [...(panel.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>(controls)?.focus()
  }, [isOpen])

  const at = useRef(closesOn)
  useEffect(() => {
    if (at.current !== closesOn && isOpen) {
      setOpen(false)
      button.current?.focus()
    }
    at.current = closesOn
  }, [closesOn, isOpen])

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [isOpen])

  useEffect(() => {
    if (shortcut === undefined) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!isPlain || event.key !== shortcut || isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shortcut])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    if (!isOpen) return setOpen(true)
    const items = all()
    const from = items.indexOf(document.activeElement as HTMLElement)
    items.at((from + step + items.length) % items.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the button and the panel inside.
    <div ref={place} className={styles.place} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts={shortcut}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <section ref={panel} id={id} aria-label={label} className={styles.panel}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
