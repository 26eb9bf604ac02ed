import { type BoundedField, settingBounds } from '#contract/forms/settings'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'

interface NumberFieldProps {
  field: BoundedField
  /** Its name in the form; by default that of the value's field. */
  name?: string
  value: number | null
  fieldError: (name: string) => string | undefined
  required?: boolean
}

/** A number of a setting, with its unit and its limits. */
export function NumberField({ field, name = `value.${field}`, value, fieldError, required = true }: NumberFieldProps) {
  const t = useT()
  const decimals = 'decimals' in settingBounds[field]
  return (
    <Input
      name={name}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      required={required}
      defaultValue={value ?? ''}
      label={t(`admin_settings_${field}`)}
      error={fieldError(name)}
    />
  )
}
