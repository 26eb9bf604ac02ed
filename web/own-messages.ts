/** Messages of the client area: public pages must not contain their file names. */
export const ownSources = import.meta.glob<{ default: unknown }>('./messages/own-*/*.json')
