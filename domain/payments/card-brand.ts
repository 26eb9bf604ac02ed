/** A card's brand as a sentence shows it, from a provider's spelling ("VISA", "Visa"); empty where none is known. */
export const formatCardBrand = (scheme: string | null): string =>
  scheme ? `${scheme.charAt(0).toUpperCase()}${scheme.slice(1).toLowerCase()}` : ''
