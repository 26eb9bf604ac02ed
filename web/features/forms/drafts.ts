import { type FormValues, toDraft } from './form-values'

/** The session removes every entry with this prefix at the log-out. */
const keyOf = (name: string) => `draft ${name}`

/** Values of a form when it last changed in this tab; empty if the browser stores nothing. */
export function readDraft(name: string): FormValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as FormValues) : {}
  } catch {
    return {}
  }
}

/** One value of a draft, as initial state of a controlled field. */
export function draftValue(name: string, field: string): string | undefined {
  const value = readDraft(name)[field]
  return typeof value === 'string' ? value : undefined
}

/** Stores the current values of a form, without secrets. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(toDraft(form)))
  } catch {
    // Storage is full or disabled: the form itself still has the values.
  }
}

/** Removes a draft. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
