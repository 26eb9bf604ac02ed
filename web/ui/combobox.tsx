import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
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

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A field that suggests pages as the visitor types: an editable combobox with a list (WAI-ARIA). Focus stays in the
 * field; arrows, Home and End move the active option, Enter opens it, Escape deactivates it. Without scripts it is a
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
  const id = useId()
  const alive = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const options = groups.flatMap(group => group.options)
  const at = options.findIndex(option => option.id === chosen)
  const elementOf = (option: string) => `${id}${option.replaceAll(' ', '-')}`

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    // Home and End move in the text while no option is active.
    if (step && options.length > 0 && (at >= 0 || event.key.startsWith('Arrow')) && !event.shiftKey) {
      event.preventDefault()
      setChosen(options[step(at, options.length)]?.id)
    } else if (event.key === 'Escape' && at >= 0) {
      // The surrounding dialog stays open.
      event.preventDefault()
      event.stopPropagation()
      setChosen(undefined)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      setChosen(undefined)
    }
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    const option = options[at] ?? options.find(({ to }) => to === target)
    if (option) onFollow?.(option.id)
    onGo(option?.to ?? target)
  }

  const combobox = alive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    ...(options.length > 0 && { 'aria-controls': `${id}list` }),
    ...(at >= 0 && { 'aria-activedescendant': elementOf(options[at]?.id ?? '') }),
  }
  return (
    <search aria-label={label} className={styles.combobox}>
      <form action={action} method="get" className={styles.form} onSubmit={send}>
        <label htmlFor={`${id}field`} className={cx(styles.label, labelHidden && styles.visuallyHidden)}>
          {label}
        </label>
        <SearchIcon className={styles.icon} />
        <input
          ref={input}
          {...combobox}
          id={`${id}field`}
          className={styles.field}
          name={name}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={event => {
            setChosen(undefined)
            onChange(event.target.value)
          }}
          onKeyDown={press}
          onBlur={() => setChosen(undefined)}
        />
        <Button type="submit" className={styles.submit}>
          {submit}
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {options.length > 0 && (
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          // Focus stays in the field.
          onMouseDown={event => event.preventDefault()}
        >
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
            <div key={group.id} role="group" aria-labelledby={elementOf(group.id)} className={styles.group}>
              <p id={elementOf(group.id)} role="presentation" className={styles.heading}>
                {group.label}
              </p>
              {group.options.map(option => (
                <InternalLink
                  key={option.id}
                  id={elementOf(option.id)}
                  to={option.to}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === chosen}
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
