import { useT } from '#web/messages'
import { Select } from '#web/ui/field'

interface TimeFieldsProps {
  name: string
  /** `HH:MM`; while one of both is open, `HH:` or `:MM`. */
  value: string
  onChange: (value: string) => void
  labels: { hour: string; minute: string }
  /** Shown at each field that is still open. */
  error: string | undefined
}

const two = (value: number) => String(value).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => two(hour))
const minutes = Array.from({ length: 12 }, (_, step) => two(step * 5))

/** Hour and minute of a local time. The parts make five characters only together. */
export function TimeFields({ name, value, onChange, labels, error }: TimeFieldsProps) {
  const t = useT()
  const [hour = '', minute = ''] = value.split(':')
  // A flight that was told elsewhere can land at any minute.
  const steps = minute !== '' && !minutes.includes(minute) ? [...minutes, minute].toSorted() : minutes
  const field = (part: 'hour' | 'minute', chosen: string, values: readonly string[], put: (next: string) => string) => (
    <Select
      name={`${name}.${part}`}
      label={labels[part]}
      value={chosen}
      error={error && (chosen === '' || value.length === 5) ? error : undefined}
      onChange={event => onChange(put(event.target.value))}
    >
      <option value="">{t('transfers_choose')}</option>
      {values.map(one => (
        <option key={one}>{one}</option>
      ))}
    </Select>
  )
  const joined = (first: string, second: string) => (first === '' && second === '' ? '' : `${first}:${second}`)
  return (
    <>
      {field('hour', hour, hours, next => joined(next, minute))}
      {field('minute', minute, steps, next => joined(hour, next))}
    </>
  )
}
