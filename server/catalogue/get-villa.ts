import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import type { Catalogue, CatalogueVilla } from './catalogue.ts'
import { isSlideshowOfDraft } from './queries.ts'

/** A live villa that the audience may see. Throws `not-found`. */
export function getVilla(catalogue: Catalogue, id: number, audience: Audience): CatalogueVilla {
  const villa = catalogue.villas.get(id)
  if (!villa || hiddenFrom(audience, villa.search)) throw new ProblemError('not-found')
  return villa
}

/** Rejects the pictures of a villa that the audience may not see, or that is not live. Throws `not-found`. */
export async function allowSlideshow(
  db: Queryable,
  { villas }: Catalogue,
  slideshowId: number,
  audience: Audience,
): Promise<void> {
  if (villas.isSlideshowHidden(slideshowId, audience) || (await isSlideshowOfDraft(db, slideshowId)))
    throw new ProblemError('not-found')
}
