import type { BusinessData, ProviderReview } from '#contract/villas/reviews'

/** Reviews per page of a provider. */
export const perPage = 100

/** A source of reviews: our own, or an external provider. Failures throw. */
export interface ReviewsProvider {
  /** As visitors read it. */
  name: string
  businessData: () => Promise<BusinessData>
  companyReviews: (page: number) => Promise<ProviderReview[]>
  productReviews: (villaId: number, page: number) => Promise<ProviderReview[]>
  productSummary: (villaId: number) => Promise<{ starsAverage: number | null; numberOfReviews: number }>
}
