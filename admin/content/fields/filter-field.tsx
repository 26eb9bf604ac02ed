import own from '#admin/content/content.module.css'
import { errorText, fieldLabel } from '#admin/content/content-texts'
import { Input } from '#admin/permissions/fields'
import type { ContentField } from '#domain/editorial/content-kinds'
import { useT } from '#web/messages'
import { RecordField } from './record-field'

const numbers = ['people', 'bedsMin', 'bedsMax', 'priceFrom', 'priceTo', 'duration', 'arrivesWithin'] as const
const lists = [
  { name: 'regionIds', type: 'records', of: 'region' },
  { name: 'subRegionIds', type: 'records', of: 'sub-region' },
  { name: 'amenityGroupIds', type: 'records', of: 'amenity-group' },
] as const satisfies readonly ContentField[]

interface FilterFieldProps {
  label: string
  value: unknown
  names: Readonly<Record<string, string>>
  error?: string | undefined
  onChange: (filter: Record<string, unknown>) => void
}

/** The conditions of a collection that finds its villas itself. Conditions without a field here stay. */
export function FilterField({ label, value, names, error, onChange }: FilterFieldProps) {
  const t = useT()
  const filter = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...others } = filter
    const isEmpty = next === null || (Array.isArray(next) && next.length === 0)
    onChange(isEmpty ? others : { ...others, [name]: next })
  }
  return (
    <fieldset className={own.records}>
      <legend>{label}</legend>
      {lists.map(field => (
        <RecordField
          key={field.name}
          field={field}
          label={fieldLabel(t, field.name)}
          value={filter[field.name] ?? []}
          names={names}
          onChange={next => set(field.name, next)}
        />
      ))}
      <div className={own.numbers}>
        {numbers.map(name => (
          <Input
            key={name}
            label={fieldLabel(t, name)}
            inputMode="numeric"
            autoComplete="off"
            value={filter[name] === undefined ? '' : String(filter[name])}
            onChange={event => {
              const text = event.target.value.trim()
              set(name, text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text)
            }}
          />
        ))}
      </div>
      {error && <p className={own.error}>{errorText(t, error) ?? error}</p>}
    </fieldset>
  )
}
