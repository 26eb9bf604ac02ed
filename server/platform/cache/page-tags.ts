/** The occupancies that a page has read: those of one villa, or of all. */
type ReadNights = number | 'all'

/** The tag of every page: content and villas are parts of all of them, by menus, lists and searches. */
export const everyPage = 'pages'

/** A page that has read the nights of more villas has the tag of all nights: headers stay short. */
const mostVillas = 30

/** The tags of a page, by the nights that it has read. A change of any of its tags can change the page. */
export function tagsOfPage(nights: Iterable<ReadNights>): string[] {
  const read = [...nights]
  const isWide = read.length > mostVillas || read.includes('all')
  return [everyPage, ...(isWide ? ['nights-all'] : read.map(villaId => `nights-${villaId}`))]
}

/** A published change, as its row has it. */
interface ChangeRow {
  subject: string
  villaId: number | null
}

/** The tags of published changes: as few as possible, since all nights are in every page that has all. */
export function tagsOfChanges(changes: readonly ChangeRow[]): string[] {
  if (changes.some(({ subject, villaId }) => subject !== 'nights' || villaId === null)) return [everyPage]
  return changes.length === 0 ? [] : ['nights-all', ...new Set(changes.map(({ villaId }) => `nights-${villaId}`))]
}
