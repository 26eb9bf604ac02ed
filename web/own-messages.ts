/** The words of what clients alone see: no public page carries the names of their files. */
export const ownSources = import.meta.glob<{ default: unknown }>('./messages/own-*/*.json')
