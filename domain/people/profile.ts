/** The kinds of telephone numbers. */
export const phoneKinds = ['mobile', 'home', 'work'] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** The kinds of addresses. */
export const addressKinds = ['home', 'billing'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The most telephone numbers stored per person. */
export const mostPhones = 4
