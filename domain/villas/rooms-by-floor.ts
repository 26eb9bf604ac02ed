/** The floors of a house in walking order: from the entrance up, then down, then out. */
const walk = ['ground', 'first', 'second', 'tower', 'lower', 'annexe'] as const

/** A floor of a house. */
export type Floor = (typeof walk)[number]

/** The rooms by floor, without empty floors, in the order of the villa. */
export function roomsByFloor<Room extends { floor: Floor }>(rooms: readonly Room[]): { floor: Floor; rooms: Room[] }[] {
  return walk
    .map(floor => ({ floor, rooms: rooms.filter(room => room.floor === floor) }))
    .filter(storey => storey.rooms.length > 0)
}
