type Entry = Readonly<Record<string, unknown>>

/** Adds an entry to the data layer, which a tag manager reads. */
export function push(entry: Entry): void {
  const page = window as { dataLayer?: Entry[] }
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}
