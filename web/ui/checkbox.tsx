import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import styles from './checkbox.module.css'
import { classes } from './classes'

/** What of a group is chosen. */
export type Choice = 'all' | 'some' | 'none'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'children'> {
  choice: Choice
  children: ReactNode
  /** Stands at the end of the line: how many there are. */
  aside?: ReactNode
}

/** A box that is ticked, empty, or half ticked where some of what it stands for is chosen. */
export function Checkbox({ choice, children, aside, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // The half state can only be set from a script.
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <label className={classes(styles.line, className)}>
      <input
        onChange={() => {}}
        {...rest}
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={choice === 'all'}
        data-choice={choice}
      />
      <span className={styles.text}>{children}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}
