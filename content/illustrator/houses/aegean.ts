import { arcade, facade, type window } from '../openings.ts'
import type { Solid } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { rect } from '../wall.ts'
import type { Builder } from './house.ts'
import { chimney, house, outerStair, wing } from './house.ts'

const blues = ['#2f6f9f', '#6f8fa3', '#3f8f9a', '#8a9a94', '#3a5f8f']

/** White cubes one above the other, with outer stairs and small deep windows. */
export const cycladicCube: Builder = (bedrooms, chance) => {
  const shutters = chance.pick(blues)
  const wall = '#fbf7ee'
  const style = { shutters }
  const small = (floors: number, more: { door?: string } = {}) =>
    facade(
      {
        floors,
        storey: 3,
        bay: 3.1,
        size: [0.85, 1.15],
        style,
        loose: true,
        doorStyle: { arched: chance.chance(0.4) },
        ...more,
      },
      chance,
    )
  const flip = chance.side()
  const broad = 6.4 + Math.min(bedrooms, 8) * 0.45
  const main = {
    x: -broad / 2,
    y: 0,
    width: broad,
    depth: 7,
    height: 3.5,
    wall,
    front: small(1, { door: shutters }),
    flank: small(1),
  }
  const solids: Solid[] = [wing(main), parapet(main.x, 0, broad, 7, 3.5, wall)]
  const upperWidth = broad * chance.between(0.45, 0.6)
  const upperX = flip > 0 ? -broad / 2 + 0.2 : broad / 2 - upperWidth - 0.2
  solids.push(cube(upperX, 2.4, 3.5, upperWidth, 4.4, 2.9, wall, small(1), small(1)))
  const sideWidth = 4.6 + (bedrooms > 4 ? 1.2 : 0)
  const sideX = flip > 0 ? broad / 2 : -broad / 2 - sideWidth
  solids.push(
    wing({
      x: sideX,
      y: 1.6,
      width: sideWidth,
      depth: 6,
      height: bedrooms > 5 ? 5.9 : 3,
      wall,
      front: small(bedrooms > 5 ? 2 : 1),
      flank: small(1),
    }),
  )
  const farWidth = 4 + bedrooms * 0.2
  solids.push(
    wing({
      x: flip > 0 ? -broad / 2 - farWidth : broad / 2,
      y: -1.2,
      width: farWidth,
      depth: 5.4,
      height: 2.9,
      wall,
      flank: small(1),
      front: w => arcade(w, w.width / 2 - 1.8, 0, 2, 1.6, 2.4, 0.4),
    }),
  )
  const stairX = flip > 0 ? upperX + upperWidth * 0.4 : upperX + upperWidth * 0.6
  solids.push(...outerStair(stairX, 0, 3.4, { colour: wall, texture: 'plain' }, flip))
  solids.push(...chimney(upperX + upperWidth * 0.7, 4.5, 6.4, wall, 0.9))
  if (chance.chance(0.35))
    solids.push(
      turned(
        [sideX + sideWidth / 2, 4.6, bedrooms > 5 ? 5.9 : 3],
        [
          [1.7, 0],
          [1.7, 0.4],
          [1.5, 1],
          [1.05, 1.6],
          [0.45, 1.95],
          [0, 2.05],
        ],
        { colour: chance.chance(0.5) ? '#4d8fbd' : wall },
        14,
      ),
    )
  return house(solids, {
    wall,
    trim: wall,
    shutters,
    masonry: { colour: '#dccdb0', texture: 'dry-stone' },
    floor: '#ece2d0',
  })
}

export function cube(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  wall: string,
  front: NonNullable<Solid['faces'][number]['surface']['upon']>,
  flank: typeof front,
): Solid {
  const surface = { colour: wall, texture: 'plaster' as const }
  return block([x, y, z], [w, d, h], surface, {
    front: { ...surface, upon: front },
    left: { ...surface, upon: flank },
    right: { ...surface, upon: flank },
  })
}

/** The low rim of a flat roof. */
function parapet(x: number, y: number, w: number, d: number, z: number, colour: string): Solid {
  return block([x, y + d - 0.3, z], [w, 0.3, 0.45], { colour })
}

/** Long white slabs over glass. */
export const modernWhite: Builder = (bedrooms, chance) => {
  const wall = '#f7f3ea'
  const wood = chance.pick(['#b98a5a', '#8f7256', '#a89a84'])
  const length = 13 + Math.min(bedrooms, 9) * 0.8
  const flip = chance.side()
  const panes = (wallHeight: number) => (w: Parameters<typeof window>[0]) => {
    const count = Math.round(w.width / 2.4)
    const bay = (w.width - 0.8) / count
    for (let i = 0; i < count; i++) {
      if (i === (flip > 0 ? 0 : count - 1)) {
        w.fill(rect(0.4 + i * bay, 0, bay - 0.15, wallHeight - 0.2), wood)
        continue
      }
      const pane = rect(0.4 + i * bay, 0.1, bay - 0.12, wallHeight - 0.35)
      if (w.studio.palette.lamps) w.flatFill(pane, i % 3 === 1 ? '#ffdf9f' : '#ffc875')
      else {
        w.recess(pane, w.tone('#3f6470'), 0.25)
        // The upper corner of each pane reflects the sky.
        w.flatFill(
          [
            [0.5 + i * bay, wallHeight - 0.3],
            [0.4 + (i + 0.62) * bay, wallHeight - 0.3],
            [0.5 + i * bay, wallHeight * 0.45],
          ],
          w.studio.palette.sky[1],
          0.35,
        )
      }
    }
  }
  const upper = length * chance.between(0.48, 0.6)
  const upperX = flip > 0 ? length / 2 - upper + 2 : -length / 2 - 2
  const solids: Solid[] = [
    block(
      [-length / 2, 0, 0],
      [length, 7.5, 2.9],
      { colour: '#efe8da' },
      { front: { colour: '#efe8da', upon: panes(2.9) } },
    ),
    block([-length / 2 - 1.2, -2.4, 2.9], [length + 2.4, 10.4, 0.45], { colour: wall }),
    block(
      [upperX + 0.5, 1.4, 3.35],
      [upper - 1, 5.6, 2.6],
      { colour: '#efe8da' },
      { front: { colour: '#efe8da', upon: panes(2.6) } },
    ),
    block([upperX, -0.2, 5.95], [upper, 8, 0.42], { colour: wall }),
    block([flip > 0 ? -length / 2 - 1.2 : length / 2 + 0.7, -2.4, 0], [0.5, 9, 2.9], {
      colour: chance.pick(['#cdb89a', '#b8a58c', '#d9cdb8']),
      texture: 'dry-stone',
    }),
  ]
  for (let i = 0; i < 3; i++)
    solids.push(
      block([(flip * length) / 2 - flip * i * 3.4 + (flip > 0 ? -0.2 : 0), -2.2, 0], [0.2, 0.2, 2.9], { colour: wall }),
    )
  return house(solids, {
    wall,
    trim: wall,
    shutters: wood,
    masonry: { colour: '#cdb89a', texture: 'dry-stone' },
    floor: '#e9e0d0',
  })
}
