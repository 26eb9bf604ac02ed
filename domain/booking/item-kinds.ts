/** The kinds of booking items; services as the API groups them (SPEC B7). */
export const itemKinds = ['villa', 'villa-service', 'experience-service', 'non-invoiced'] as const
export type ItemKind = (typeof itemKinds)[number]
