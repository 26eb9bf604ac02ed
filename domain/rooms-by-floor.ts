/** The floors of a house, as one walks through it: from the entrance up, then down, then out. */
const walk = ['ground', 'first', 'second', 'tower', 'lower', 'annexe'] as const

/** A floor of a house. */
export type Floor = (typeof walk)[number]

/** The rooms of each floor that has some, in the order in which the villa lists them. */
export function roomsByFloor<Room extends { floor: Floor }>(rooms: readonly Room[]): { floor: Floor; rooms: Room[] }[] {
  return walk
    .map(floor => ({ floor, rooms: rooms.filter(room => room.floor === floor) }))
    .filter(storey => storey.rooms.length > 0)
}
