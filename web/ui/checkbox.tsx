import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import styles from './checkbox.module.css'
import { cx } from './cx'

/** State of a group of choices. */
export type CheckState = 'all' | 'some' | 'none'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'children'> {
  choice: CheckState
  children: ReactNode
  /** Shown at the end of the line: a count. */
  aside?: ReactNode
}

/** A checkbox: checked, unchecked, or indeterminate if only some of its group are selected. */
export function Checkbox({ choice, children, aside, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  // Only scripts can set the indeterminate state.
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <label className={cx(styles.line, className)}>
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
