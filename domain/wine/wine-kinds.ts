/** The colours of wines, in the order of a list. */
export const wineColours = ['sparkling', 'white', 'rose', 'red', 'sweet'] as const
export type WineColour = (typeof wineColours)[number]

/** An order is paid by the client, or given by the company. */
export const wineOrderKinds = ['paid', 'complimentary'] as const
export type WineOrderKind = (typeof wineOrderKinds)[number]

/** The lists of the back office: requests to answer, orders to deliver, orders that were delivered. */
export const officeWineStates = ['requested', 'to-deliver', 'delivered'] as const
export type OfficeWineState = (typeof officeWineStates)[number]

/**
 * The least age in years at which wine is sold: that of Italy, France and Greece (PD-117).
 */
export const drinkingAge = 18
