/** What is in a form: the texts of its fields under their names; of several with one name, all. */
export type FormValues = Record<string, string | string[]>

/** What a form holds now. Files are none of it: they are sent by themselves. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    const known = values[name]
    values[name] = known === undefined ? value : [known, value].flat()
  }
  return values
}

// A password that is being shown is a text.
const secrets = /(^|\s)(cc-|one-time-code|(current|new)-password)/

/** What is never kept where another user of the same computer could read it. */
const isSecret = (field: Element) =>
  field instanceof HTMLInputElement && (field.type === 'password' || secrets.test(field.autocomplete))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    field =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement,
  )

/** What can be kept of a form until it is sent, as it is put back with `putBack`. */
export function draftOf(form: HTMLFormElement): FormValues {
  const values = valuesOf(form)
  for (const field of fieldsOf(form)) if (isSecret(field)) delete values[field.name]
  return values
}

/** The page sets it: a draft must not bring back what was true when it was typed. */
const isSetByPage = (field: Element) =>
  field instanceof HTMLInputElement && field.type === 'hidden' && field.value !== ''

/** Fills in what was kept. */
export function putBack(form: HTMLFormElement, values: FormValues): void {
  for (const field of fieldsOf(form)) {
    const kept = [values[field.name] ?? []].flat()
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.name in values) field.checked = kept.includes(field.value)
    } else if (kept[0] !== undefined && !isSecret(field) && !isSetByPage(field)) field.value = kept[0]
  }
}

/** Names with dots are members of members: `guests.0.name`. */
export function nested(values: FormValues): Record<string, unknown> {
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
