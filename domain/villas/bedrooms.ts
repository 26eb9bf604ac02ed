/** The most bedrooms in a search, unless the server names another number (SPEC A5). */
export const maximumBedrooms = 50

/** A number of bedrooms within 0 ("All") and the maximum; anything that is not a number is 0 (SPEC A5). */
export const clampBedrooms = (bedrooms: number, maximum: number = maximumBedrooms): number =>
  Math.min(Math.max(0, Math.trunc(bedrooms) || 0), maximum)
