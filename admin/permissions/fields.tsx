import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { parseDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Checkbox as EditedCheckbox } from '#web/ui/checkbox'
import { CheckboxField as EditedCheckboxField } from '#web/ui/checkbox-field'
import { Input as EditedInput, Select as EditedSelect } from '#web/ui/field'
import { TextArea as EditedTextArea } from '#web/ui/text-area'
import styles from './fields.module.css'
import { useMayChange } from './may-change'

/** A fact where staff who may change it see a field. */
export function ReadField({ label, lang, children }: { label: ReactNode; lang?: string; children: ReactNode }) {
  return (
    <dl className={styles.field}>
      <dt>{label}</dt>
      <dd lang={lang}>{children === '' || children === undefined || children === null ? '–' : children}</dd>
    </dl>
  )
}

const textOf = ({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }) =>
  String(value ?? defaultValue ?? '')

/** An input; a fact for staff who only read. */
export function Input(props: ComponentProps<typeof EditedInput>) {
  const language = useLanguage()
  if (useMayChange()) return <EditedInput {...props} />
  const text = textOf(props)
  const day = props.type === 'date' ? parseDay(text) : undefined
  return (
    <ReadField label={props.label} {...(props.lang && { lang: props.lang })}>
      {day ? formatDay(day, language) : text}
    </ReadField>
  )
}

/** A text area; a fact for staff who only read. */
export function TextArea(props: ComponentProps<typeof EditedTextArea>) {
  if (useMayChange()) return <EditedTextArea {...props} />
  return (
    <ReadField label={props.label} {...(props.lang && { lang: props.lang })}>
      {textOf(props)}
    </ReadField>
  )
}

interface OptionProps {
  value?: unknown
  children?: ReactNode
}

/** The words of the option with a value, also inside of groups. */
function wordsOf(options: ReactNode, value: string): ReactNode {
  for (const option of Children.toArray(options)) {
    if (!isValidElement<OptionProps>(option)) continue
    const { props, type } = option
    const found = type === 'option' ? String(props.value) === value && props.children : wordsOf(props.children, value)
    if (found) return found
  }
  return undefined
}

/** A choice; a fact for staff who only read. */
export function Select(props: ComponentProps<typeof EditedSelect>) {
  if (useMayChange()) return <EditedSelect {...props} />
  return <ReadField label={props.label}>{wordsOf(props.children, textOf(props))}</ReadField>
}

function ReadTick({ isTicked, children }: { isTicked: boolean; children: ReactNode }) {
  const t = useT()
  return <ReadField label={children}>{t(isTicked ? 'admin_log_yes' : 'admin_log_no')}</ReadField>
}

/** A checkbox that its form reads; a fact for staff who only read. */
export function CheckboxField(props: ComponentProps<typeof EditedCheckboxField>) {
  if (useMayChange()) return <EditedCheckboxField {...props} />
  return <ReadTick isTicked={Boolean(props.checked ?? props.defaultChecked)}>{props.children}</ReadTick>
}

/** A checkbox; a fact for staff who only read. */
export function Checkbox(props: ComponentProps<typeof EditedCheckbox>) {
  if (useMayChange()) return <EditedCheckbox {...props} />
  return <ReadTick isTicked={props.choice === 'all'}>{props.children}</ReadTick>
}
