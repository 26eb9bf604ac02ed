import { useSyncExternalStore } from 'react'
import { type Purpose, readConsent, writeConsent } from '#domain/consent'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

interface Consent {
  /** To what the visitor has agreed; undefined until they have answered. */
  agreed: readonly Purpose[] | undefined
  /** The question is shown again, because they asked for it. */
  asked: boolean
}

const cookie = 'consent'
const unanswered: Consent = { agreed: undefined, asked: false }
let consent: Consent | undefined
const listeners = new Set<() => void>()

function current(): Consent {
  consent ??= { agreed: readConsent(readCookie(cookie)), asked: false }
  return consent
}

function change(next: Consent) {
  consent = next
  for (const changed of listeners) changed()
}

/** Whether the visitor has agreed to a purpose; nothing is agreed to by saying nothing. */
export const allows = (purpose: Purpose): boolean => current().agreed?.includes(purpose) ?? false

/** Keeps their answer. */
export function decide(agreed: readonly Purpose[]): void {
  writeCookie(cookie, writeConsent(agreed), lifetimes.never)
  change({ agreed, asked: false })
}

/** Shows the question again. */
export const askAgain = (): void => change({ ...current(), asked: true })

/** What the visitor has answered, as it changes. */
export const useConsent = (): Consent =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current,
    () => unanswered,
  )
