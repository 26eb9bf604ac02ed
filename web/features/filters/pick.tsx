import { useId } from 'react'
import { classes } from '#web/ui/classes'
import styles from './dates.module.css'

interface PickProps<Value extends string | number> {
  /** Read aloud only: what is to be chosen. */
  label: string
  options: readonly { value: Value; name: string }[]
  value: Value
  onPick: (value: Value) => void
  className?: string | undefined
}

/** One of a few, side by side. */
export function Pick<Value extends string | number>({ label, options, value, onPick, className }: PickProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.pick, className)}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(option => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}
