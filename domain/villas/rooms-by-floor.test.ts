import { expect, test } from 'vitest'
import { type Floor, roomsByFloor } from './rooms-by-floor.ts'

const room = (floor: Floor, note: string) => ({ floor, note })

test('rooms stand by floor as one walks through the house, each floor in the villa’s order', () => {
  const rooms = [room('annexe', 'a'), room('first', 'b'), room('ground', 'c'), room('first', 'd')]
  expect(roomsByFloor(rooms).map(({ floor, rooms }) => [floor, ...rooms.map(({ note }) => note)])).toEqual([
    ['ground', 'c'],
    ['first', 'b', 'd'],
    ['annexe', 'a'],
  ])
})
