import type { Text } from '#domain/text/language'

export const roomKinds = ['single', 'double', 'twin', 'triple', 'quad', 'six', 'bunk'] as const
export const floors = ['lower', 'ground', 'first', 'second', 'annexe', 'tower'] as const
export const bathrooms = ['shower', 'bath', 'bath-and-shower'] as const

/** A bedroom of a villa. */
export interface Room {
  kind: (typeof roomKinds)[number]
  floor: (typeof floors)[number]
  /** The equipment of the room's own bathroom; absent where the bathroom is shared. */
  bathroom?: (typeof bathrooms)[number]
  /** A distinctive feature: a view, a terrace, a ceiling. */
  note?: Text
}
