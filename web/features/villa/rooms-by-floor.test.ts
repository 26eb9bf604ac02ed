import { expect, test } from 'vitest'
import { type Room, roomsByFloor } from './rooms-by-floor'

const room = (floor: Room['floor'], note: string): Room => ({ kind: 'double', floor, bathroom: null, note })

test('rooms stand by floor as one walks through the house, each floor in the villa’s order', () => {
  const rooms = [room('annexe', 'a'), room('first', 'b'), room('ground', 'c'), room('first', 'd')]
  expect(roomsByFloor(rooms).map(({ floor, rooms }) => [floor, ...rooms.map(({ note }) => note)])).toEqual([
    ['ground', 'c'],
    ['first', 'b', 'd'],
    ['annexe', 'a'],
  ])
})
