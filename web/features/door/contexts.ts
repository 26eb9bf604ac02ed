/** Where log-in and sign-up stand (section 2): on a page of their own, or over another page. */
export type DoorContext = 'clientarea' | 'onlinebooking' | 'enquirylogin' | 'splashbooking'

/** How long steps and calls are held back, in milliseconds (section 4). */
export const doorDelays = { step: 150, call: 500, social: 3000 } as const

/** Waits so many milliseconds. */
export const rest = (milliseconds: number): Promise<void> => new Promise(rested => setTimeout(rested, milliseconds))
