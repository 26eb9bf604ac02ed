import type { WineColour } from '#domain/wine/wine-kinds'
import type { MessageKey } from '#web/messages'

/** The name of a colour. */
export const colourWord = {
  sparkling: 'wine_colour_sparkling',
  white: 'wine_colour_white',
  rose: 'wine_colour_rose',
  red: 'wine_colour_red',
  sweet: 'wine_colour_sweet',
} as const satisfies Record<WineColour, MessageKey>

/** A wine in one line: producer, name and year. */
export const fullName = ({ producer, name, vintage }: { producer: string; name: string; vintage: number | null }) =>
  [producer, name, vintage].filter(Boolean).join(' · ')

/** The address of a page about wine for a booking. */
export const wineAddress = (page: '' | '/overview' | '/summary' | '/payment', bookingId: number, itemId?: number) =>
  `/secure/wine${page}?booking=${bookingId}${itemId === undefined ? '' : `&item=${itemId}`}`
