import { draftOf, type FormValues } from './form-values'

/** The session removes every entry with this prefix when its owner logs out. */
const keyOf = (name: string) => `draft ${name}`

/** The values that a form had when it was last changed in this tab. They are empty where the browser stores nothing. */
export function readDraft(name: string): FormValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as FormValues) : {}
  } catch {
    return {}
  }
}

/** One value of a draft, for a field that React controls: it is the initial state. */
export function draftValue(name: string, field: string): string | undefined {
  const value = readDraft(name)[field]
  return typeof value === 'string' ? value : undefined
}

/** Stores what a form holds now; secrets are left out. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draftOf(form)))
  } catch {
    // Full, or forbidden: what was typed is still in the form.
  }
}

/** Removes a draft that is not needed any more. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Forbidden: nothing was stored.
  }
}
