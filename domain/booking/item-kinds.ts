/** What an item of a booking is; services as the calls group them (section 7). */
export const itemKinds = ['villa', 'villa-service', 'experience-service', 'non-invoiced'] as const
export type ItemKind = (typeof itemKinds)[number]
