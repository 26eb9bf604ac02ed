import { door, facade, window } from '../openings.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids.ts'
import { gableRoof, turned } from '../solids.ts'
import { rect } from '../wall.ts'
import type { Builder, WingPlan } from './house.ts'
import { hipOver, house, tileColour, wing } from './house.ts'

/** A Sicilian farm round a courtyard: long walls, a great gate, a turret. */
export const baglio: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#ecc27c', '#e6b878', '#efd09a', '#e3ad76'])
  const shutters = chance.pick(['#4f7a6a', '#7a5a3c', '#5f8a94'])
  const roof = tileColour(chance)
  const style = { shutters, surround: '#f3e0b8' }
  const flip = chance.side()
  const wide = 15 + Math.min(bedrooms, 9) * 0.4
  const gate = flip > 0 ? -1.5 : 1.5
  const front = facade({ floors: 1, storey: 4.2, bay: 3.4, size: [0.85, 1.2], style, blankGround: true }, chance, w => {
    const middle = w.width / 2 + gate
    w.fill(rect(middle - 2.2, 0, 4.4, 4.5), '#f3e0b8')
    door(w, middle - 1.4, 2.8, 3.9, shutters, { arched: true, surround: '#dcc08c' })
    for (const u of [1.3, 4, w.width - 2.2, w.width - 5])
      if (Math.abs(u - middle) > 3) window(w, u, 1.5, 0.85, 1.2, style)
  })
  const long: WingPlan = {
    x: -wide / 2,
    width: wide,
    depth: 4.6,
    height: 4.6,
    wall,
    front,
    flank: facade({ floors: 1, storey: 4, style, loose: true }, chance),
  }
  const house2: WingPlan = {
    x: flip > 0 ? wide / 2 - 7 : -wide / 2,
    y: 5.5,
    width: 7,
    depth: 8,
    height: 7,
    wall,
    front: facade({ floors: 2, storey: 3.5, style }, chance),
    flank: facade({ floors: 2, storey: 3.5, style }, chance),
  }
  const x = flip > 0 ? -wide / 2 - 0.3 : wide / 2 - 3.9
  const turret: WingPlan = {
    x,
    y: -0.4,
    width: 4.2,
    depth: 4.6,
    height: 8.4,
    wall,
    front: facade({ floors: 2, storey: 4, style, bay: 2.6 }, chance, w =>
      w.fill(rect(0, 7.6, w.width, 0.25), '#f3e0b8'),
    ),
    flank: facade({ floors: 2, storey: 4, style }, chance),
  }
  const solids = [
    wing(long),
    gableRoof([long.x, 0, 4.6], [wide, 4.6, 1.3], { colour: roof, texture: 'tiles' }, { colour: wall }, 'x'),
    wing(house2),
    hipOver(house2, roof),
    wing(turret),
    hipOver(turret, roof, 0.28),
  ]
  return house(solids, {
    wall,
    trim: '#f3e0b8',
    shutters,
    masonry: { colour: '#d9b47c', texture: 'dry-stone' },
    floor: '#e6c890',
  })
}

/** Cones of grey stone laid in courses, white pinnacles, white walls. */
export const trullo: Builder = (bedrooms, chance, told) => {
  const wall = '#fbf5e8'
  const stone = chance.pick(['#a7a196', '#9c9a94', '#b0a594'])
  const shutters = chance.pick(['#6f8f7a', '#5f8090', '#7a6a58'])
  const cones = told?.cones ?? Math.min(6, Math.max(3, bedrooms))
  // More than six form two rows: the second is visible above the roofs of the first.
  const count = cones > 6 ? Math.ceil(cones * 0.6) : cones
  const solids: Solid[] = []
  let x = -count * 2.35
  const big = chance.int(1, count - 2)
  for (let i = 0; i < count; i++) {
    const w = i === big ? 6 : chance.between(3.9, 4.7)
    const y = i === big ? -0.7 : chance.between(0, 1.2)
    const tall = i === big ? 3.1 : chance.between(2.5, 2.8)
    const walls = (entrance: boolean) => (on: Parameters<typeof window>[0]) => {
      if (entrance) door(on, on.width / 2 - 0.65, 1.3, 2.25, shutters, { arched: true, surround: '#e9dcc0' })
      else window(on, on.width / 2 - 0.4, 1, 0.8, 1.05, { shutters })
    }
    solids.push(
      wing({
        x,
        y,
        width: w,
        depth: w + 0.4,
        height: tall,
        wall,
        front: walls(i === big || i % 3 === 0),
        flank: walls(false),
      }),
    )
    solids.push(...cone(x + w / 2, y + (w + 0.4) / 2, tall, w / 2 + 0.25, stone, chance))
    x += w
  }
  const between = (count * 4.5) / (cones - count + 1)
  for (let i = 1; i <= cones - count; i++) {
    const w = 4.6
    const [left, y] = [-count * 2.35 + between * i - w / 2 + 0.6, 5.4]
    solids.push(wing({ x: left, y, width: w, depth: w, height: 4.6, wall }))
    solids.push(...cone(left + w / 2, y + w / 2, 4.6, w / 2 + 0.25, stone, chance))
  }
  return house(solids, {
    wall,
    trim: wall,
    shutters,
    masonry: { colour: '#e6dcc6', texture: 'dry-stone' },
    floor: '#e3d2ae',
  })
}

/** A cone in courses, each a little darker or lighter, whitewashed at the tip. */
function cone(x: number, y: number, z: number, radius: number, colour: string, chance: Random): Solid[] {
  const high = radius * chance.between(1.45, 1.65)
  const facets = 14
  const courses = 5
  const rings: Solid[] = []
  const at = (t: number) => radius * (1 - t) ** 0.93
  for (let i = 0; i < courses; i++) {
    const a = i / (courses + 1)
    const b = (i + 1) / (courses + 1)
    const stone = i % 2 ? colour : chance.pick(['#b8b0a0', '#99958c', '#a8a094'])
    rings.push(
      turned(
        [x, y, z],
        [
          [at(a) + 0.05, a * high],
          [at(b), b * high],
        ],
        { colour: stone },
        facets,
      ),
    )
  }
  const tip = courses / (courses + 1)
  rings.push(
    turned(
      [x, y, z],
      [
        [at(tip) + 0.05, tip * high],
        [0.13, high],
      ],
      { colour: '#fbf5e8' },
      facets,
    ),
  )
  rings.push(
    turned(
      [x, y, z + high - 0.02],
      [
        [0.13, 0],
        [0.1, 0.25],
        [0.34, 0.42],
        [0.34, 0.62],
        [0.12, 0.85],
        [0, 0.95],
      ],
      { colour: '#fffaf0' },
      8,
    ),
  )
  // Only the whole cone casts a shadow; its courses would repeat it five times.
  return rings.map((r, i) => (i === 0 || i === courses ? r : { ...r, shadowless: true }))
}
