import type { FormEvent, ReactNode } from 'react'
import { useCombobox } from '../hooks/use-combobox'
import { useHydrated } from '../hooks/use-hydrated'
import { Button } from './button'
import styles from './combobox.module.css'
import { cx } from './cx'
import { SearchIcon } from './icons'
import { InternalLink } from './internal-link'

interface Option {
  id: string
  /** Page of the option. */
  to: string
  content: ReactNode
}

export interface OptionGroup {
  id: string
  label: string
  options: readonly Option[]
}

interface ComboboxProps {
  label: string
  /** The label is visually hidden. */
  labelHidden?: boolean
  /** Name and target of the plain form's field. */
  name: string
  action: string
  submit: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  groups: readonly OptionGroup[]
  /** Announced when the options change. */
  status: string
  /** Navigates to the form's page, or to that of an option. */
  onGo: (path: string) => void
  /** Called when an option is opened, in any way. */
  onFollow?: (id: string) => void
  /** Target of the form: Enter opens it while no option is active. */
  target: string
  /** Takes focus on mount. */
  takesFocus?: boolean
  /** Shown below the field. */
  children?: ReactNode
}

/**
 * A field that suggests pages as the visitor types: Enter opens the active option. Without scripts it is a
 * plain form.
 */
export function Combobox({
  label,
  labelHidden,
  name,
  action,
  submit,
  maxLength,
  value,
  onChange,
  groups,
  status,
  onGo,
  onFollow,
  target,
  takesFocus,
  children,
}: ComboboxProps) {
  const alive = useHydrated()
  const options = groups.flatMap(group => group.options)
  const { at, optionId, reset, fieldId, field, aria, list } = useCombobox({
    ids: options.map(option => option.id),
    takesFocus,
  })

  const send = (event: FormEvent) => {
    event.preventDefault()
    const option = options[at] ?? options.find(({ to }) => to === target)
    if (option) onFollow?.(option.id)
    onGo(option?.to ?? target)
  }

  return (
    <search aria-label={label} className={styles.combobox}>
      <form action={action} method="get" className={styles.form} onSubmit={send}>
        <label htmlFor={fieldId} className={cx(styles.label, labelHidden && styles.visuallyHidden)}>
          {label}
        </label>
        <SearchIcon className={styles.icon} />
        <input
          {...field}
          {...(alive && aria)}
          className={styles.field}
          name={name}
          value={value}
          maxLength={maxLength}
          enterKeyHint="search"
          onChange={event => {
            reset()
            onChange(event.target.value)
          }}
          onBlur={reset}
        />
        <Button type="submit" className={styles.submit}>
          {submit}
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {options.length > 0 && (
        <div {...list} role="listbox" tabIndex={-1} aria-label={label} className={styles.list}>
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
            <div key={group.id} role="group" aria-labelledby={optionId(group.id)} className={styles.group}>
              <p id={optionId(group.id)} role="presentation" className={styles.heading}>
                {group.label}
              </p>
              {group.options.map(option => (
                <InternalLink
                  key={option.id}
                  id={optionId(option.id)}
                  to={option.to}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === options[at]}
                  data-first={(at < 0 && target === option.to) || undefined}
                  className={styles.option}
                  onClick={() => onFollow?.(option.id)}
                >
                  {option.content}
                </InternalLink>
              ))}
            </div>
          ))}
        </div>
      )}
      {children}
    </search>
  )
}
