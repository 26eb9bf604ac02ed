import { type MouseEvent, useEffect, useRef } from 'react'
import type { CheckState } from '#web/ui/checkbox'
import styles from './list-table.module.css'
import type { ListSelection } from './use-selection'

interface SelectRowProps {
  id: number
  label: string
  selection: ListSelection
}

/** The checkbox of a row. With Shift it selects all rows up to the last clicked one. */
export function SelectRow({ id, label, selection }: SelectRowProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        data-row={id}
        aria-label={label}
        checked={selection.has(id)}
        onChange={() => {}}
        onClick={(event: MouseEvent<HTMLInputElement>) => selection.toggle(event.currentTarget, event.shiftKey)}
        onKeyDown={event => {
          if (event.key !== ' ' || !event.shiftKey) return
          event.preventDefault()
          selection.toggle(event.currentTarget, true)
        }}
      />
    </label>
  )
}

/** The checkbox of all rows that are shown. */
export function SelectShown({
  label,
  choice,
  selection,
}: {
  label: string
  choice: CheckState
  selection: ListSelection
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={choice === 'all'}
        onChange={event => selection.toggleShown(event.currentTarget)}
      />
    </label>
  )
}
