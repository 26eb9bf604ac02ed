/** Form values by field name; several fields of one name form a list. */
export type FormValues = Record<string, string | string[]>

/** Current values of a form, without files, which are sent separately. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    const known = values[name]
    values[name] = known === undefined ? value : [known, value].flat()
  }
  return values
}

// A revealed password has type `text`.
const secrets = /(^|\s)(cc-|one-time-code|(current|new)-password)/

/** Never stored, since other users of the computer could read it. */
const isSecret = (field: Element) =>
  field instanceof HTMLInputElement && (field.type === 'password' || secrets.test(field.autocomplete))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    field =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement,
  )

/** The storable values of a form until it is sent, for `putBack`. */
export function toDraft(form: HTMLFormElement): FormValues {
  const values = valuesOf(form)
  for (const field of fieldsOf(form)) if (isSecret(field)) delete values[field.name]
  return values
}

/** Set by the page: a draft must not restore an outdated value. */
const isSetByPage = (field: Element) =>
  field instanceof HTMLInputElement && field.type === 'hidden' && field.value !== ''

/** Fills in the values of a draft. */
export function restoreDraft(form: HTMLFormElement, values: FormValues): void {
  for (const field of fieldsOf(form)) {
    const kept = [values[field.name] ?? []].flat()
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.name in values) field.checked = kept.includes(field.value)
    } else if (kept[0] !== undefined && !isSecret(field) && !isSetByPage(field)) field.value = kept[0]
  }
}

/** Dots in names nest objects: `guests.0.name`. */
export function toNestedObject(values: FormValues): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split('.')
    const last = steps.pop() ?? name
    let part = whole
    for (const [i, step] of steps.entries()) {
      const isList = /^\d+$/.test(steps[i + 1] ?? last)
      part[step] ??= isList ? [] : {}
      part = part[step] as Record<string, unknown>
    }
    part[last] = value
  }
  return whole
}
