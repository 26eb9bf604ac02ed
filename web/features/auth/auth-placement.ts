/** Where log-in and sign-up are embedded (SPEC B2): on their own page, or over another page. */
export type AuthPlacement = 'clientarea' | 'onlinebooking' | 'enquirylogin' | 'splashbooking'

/** Delays of steps and requests, in milliseconds (SPEC B4). */
export const authDelays = { step: 150, call: 500, social: 3000 } as const

export const sleep = (milliseconds: number): Promise<void> => new Promise(rested => setTimeout(rested, milliseconds))
