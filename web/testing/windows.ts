/** Sizes of the window: of a phone, and of a desktop. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

export type WindowName = keyof typeof windows

/** For tests at both sizes: `describe.each(windowNames)('on a %s', window => …)`. */
export const windowNames: WindowName[] = ['phone', 'desktop']
