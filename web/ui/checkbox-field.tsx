import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> {
  children: ReactNode
}

/** An uncontrolled checkbox. */
export function CheckboxField({ children, ...rest }: TickProps) {
  return (
    <label className={styles.line}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.text}>{children}</span>
    </label>
  )
}
