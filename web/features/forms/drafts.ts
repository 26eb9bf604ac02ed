import { useState } from 'react'
import { draftKey as keyOf, tabStore } from '#web/lib/storage/web-storage'
import { type FormValues, toDraft } from './form-values'

/** Values of a form when it last changed in this tab; empty if the browser stores nothing. */
export function readDraft(name: string): FormValues {
  const stored = tabStore.readJson(keyOf(name))
  return typeof stored === 'object' && stored !== null ? (stored as FormValues) : {}
}

/** One value of a draft, as initial state of a controlled field. */
export function draftValue(name: string, field: string): string | undefined {
  const value = readDraft(name)[field]
  return typeof value === 'string' ? value : undefined
}

/** Stores the current values of a form, without secrets. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  tabStore.write(keyOf(name), JSON.stringify(toDraft(form)))
}

/** Removes a draft. */
export function forgetDraft(name: string): void {
  tabStore.write(keyOf(name), undefined)
}

/** State of a controlled field that survives a reload of the tab, until the draft is removed. */
export function useDraftState(name: string, field: string) {
  const [value, setValue] = useState(() => draftValue(name, field))
  const store = (next: string) => {
    setValue(next)
    tabStore.write(keyOf(name), JSON.stringify({ ...readDraft(name), [field]: next }))
  }
  return [value, store] as const
}
