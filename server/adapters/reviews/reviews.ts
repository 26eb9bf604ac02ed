import type { BusinessData, ProviderReview } from '#contract/reviews'

/** How many reviews a provider tells at once. */
export const perPage = 100

/** Where reviews are asked for: our own, or an outside provider's. What fails throws. */
export interface ReviewsProvider {
  /** As visitors read it. */
  name: string
  businessData: () => Promise<BusinessData>
  companyReviews: (page: number) => Promise<ProviderReview[]>
  productReviews: (villaId: number, page: number) => Promise<ProviderReview[]>
  productSummary: (villaId: number) => Promise<{ starsAverage: number | null; numberOfReviews: number }>
}
