function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    // Storage is full or disabled, or its content malformed.
    return undefined
  }
}

/** Prefix of what a person has typed and not sent yet. */
const draftPrefix = 'draft '

/** Web Storage that never throws. */
const safeStorage = (storage: () => Storage) => {
  const read = (key: string) => attempt(() => storage().getItem(key)) ?? undefined
  return {
    read,
    /** The parsed value; neither an absent nor a malformed one is truthy. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null')),
    /** Stores or, without a value, removes. */
    write: (key: string, value: string | undefined) => {
      attempt(() => (value === undefined ? storage().removeItem(key) : storage().setItem(key, value)))
    },
  }
}

/** Storage of this browser. */
export const localStore = safeStorage(() => localStorage)
/** Storage of this tab. */
export const tabStore = safeStorage(() => sessionStorage)

/** Key of a draft; a log-out removes them all. */
export const draftKey = (name: string): string => draftPrefix + name

/** Removes the drafts of this tab. */
export function removeDrafts(): void {
  const keys = attempt(() => Object.keys(sessionStorage)) ?? []
  for (const key of keys) if (key.startsWith(draftPrefix)) tabStore.write(key, undefined)
}
