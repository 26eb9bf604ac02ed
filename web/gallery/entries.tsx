import { actions } from './entries-actions'
import { feedback } from './entries-feedback'
import { fields } from './entries-fields'
import { foundations } from './entries-foundations'
import { overlays } from './entries-overlays'
import { search } from './entries-search'
import { templates } from './entries-templates'
import { villaPage } from './entries-villa-page'
import { villas } from './entries-villas'
import type { Entry } from './entry'

/** All widgets; add a new one to the file of its kind. */
export const entries: Entry[] = [
  ...foundations,
  ...actions,
  ...fields,
  ...overlays,
  ...feedback,
  ...templates,
  ...villas,
  ...search,
  ...villaPage,
]
