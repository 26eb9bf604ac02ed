import { ProblemError } from '#contract/problems'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import type { Catalogue, CatalogueVilla } from './catalogue.ts'

/** A live villa that the audience may see. Throws `not-found`. */
export function getVilla(catalogue: Catalogue, id: number, audience: Audience): CatalogueVilla {
  const villa = catalogue.villas.get(id)
  if (!villa || hiddenFrom(audience, villa.search)) throw new ProblemError('not-found')
  return villa
}

/** Rejects the pictures of a villa that the audience may not see. Throws `not-found`. */
export function allowSlideshow({ villas }: Catalogue, slideshowId: number, audience: Audience): void {
  if (villas.isSlideshowHidden(slideshowId, audience)) throw new ProblemError('not-found')
}
