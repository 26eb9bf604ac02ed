/** The base64 of a text in UTF-8. */
export const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))
