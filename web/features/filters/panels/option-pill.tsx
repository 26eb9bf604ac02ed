import { useId } from 'react'
import { cx } from '#web/ui/cx'
import styles from './dates.module.css'

interface PickProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; name: string }[]
  value: Value
  onPick: (value: Value) => void
  className?: string | undefined
}

/** A segmented choice of a few options. */
export function OptionPill<Value extends string | number>({
  label,
  options,
  value,
  onPick,
  className,
}: PickProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.pick, className)}>
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
