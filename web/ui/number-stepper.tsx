import { type ReactNode, useId } from 'react'
import { useT } from '#web/messages'
import { IconButton } from './button'
import { MinusIcon, PlusIcon } from './icons'
import styles from './number-stepper.module.css'

interface CounterProps {
  label: string
  hint?: string
  value: number
  min?: number
  max: number
  /** Replaces the number: "All". */
  shown?: ReactNode
  /** Called with +1 or −1. */
  onChange: (by: 1 | -1) => void
}

/** – value +. The buttons stop at the limits. */
export function NumberStepper({ label, hint, value, min = 0, max, shown = value, onChange }: CounterProps) {
  const t = useT()
  const id = useId()
  // A button at its limit keeps the focus: a disabled one would lose it.
  const step = (by: 1 | -1, isAtLimit: boolean) => ({
    'aria-disabled': isAtLimit,
    onClick: () => isAtLimit || onChange(by),
  })
  return (
    <fieldset className={styles.counter} aria-labelledby={id}>
      <span className={styles.label}>
        <span id={id}>{label}</span>
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <span className={styles.controls}>
        <IconButton className={styles.step} label={t('counter_fewer', { label })} {...step(-1, value <= min)}>
          <MinusIcon />
        </IconButton>
        <output className={styles.value} aria-live="polite" aria-labelledby={id}>
          {shown}
        </output>
        <IconButton className={styles.step} label={t('counter_more', { label })} {...step(1, value >= max)}>
          <PlusIcon />
        </IconButton>
      </span>
    </fieldset>
  )
}
