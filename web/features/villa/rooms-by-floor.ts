import type { PropertyDetail } from '#contract/properties'

export type Room = PropertyDetail['rooms'][number]

/** The floors as one walks through a house: from the entrance up, then down, then out. */
const walk: readonly Room['floor'][] = ['ground', 'first', 'second', 'tower', 'lower', 'annexe']

/** The rooms of each floor that has some, in the order in which the villa lists them. */
export function roomsByFloor(rooms: readonly Room[]): { floor: Room['floor']; rooms: Room[] }[] {
  return walk
    .map(floor => ({ floor, rooms: rooms.filter(room => room.floor === floor) }))
    .filter(storey => storey.rooms.length > 0)
}
