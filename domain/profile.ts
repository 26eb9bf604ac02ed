/** What a telephone number is for. */
export const phoneKinds = ['mobile', 'home', 'work'] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** What an address is for. */
export const addressKinds = ['home', 'billing'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The most numbers that are kept of one person. */
export const mostPhones = 4
