import type { Sources } from '#web/messages'

/** The words of what clients alone see: no public page carries the names of their files. */
export const ownSources: Sources = import.meta.glob<{ default: unknown }>('./messages/own-*/*.json')
