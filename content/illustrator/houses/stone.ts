import { arcade, door, facade, window } from '../openings.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids.ts'
import { block, gableRoof, hipRoof, leanRoof, turned } from '../solids.ts'
import { rect } from '../wall.ts'
import type { Builder, WingPlan } from './house.ts'
import { chimney, hipOver, house, outerStair, tileColour, wing } from './house.ts'

const honey = ['#ecd6a8', '#e6cfa4', '#f0dcb6', '#e3c796']

/** Stone and plaster of Corfu and Paxos: hipped tile roofs, green or blue shutters, a long porch. */
export const ionianStone: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#f0e0bc', '#ecd8b0', '#f3e6cc', '#f0d2a6'])
  const shutters = chance.pick(['#4f7f66', '#4a7f94', '#7f9a8a', '#8a4f3c'])
  const roof = tileColour(chance)
  const style = { shutters, surround: '#f6ead0' }
  const flip = chance.side()
  const windows = (floors: number, entrance?: string) =>
    facade(
      {
        floors,
        storey: 3.1,
        bay: 2.7,
        size: [0.95, 1.4],
        style,
        doorStyle: { arched: true, surround: '#f6ead0' },
        ...(entrance ? { door: entrance } : {}),
      },
      chance,
    )
  const broad = 7.5 + Math.min(bedrooms, 8) * 0.35
  const main: WingPlan = {
    x: -broad / 2,
    width: broad,
    depth: 8,
    height: 6.3,
    wall,
    texture: 'stone',
    front: windows(2, shutters),
    flank: windows(2),
  }
  const sideWidth = 5 + bedrooms * 0.3
  const side: WingPlan = {
    x: flip > 0 ? broad / 2 : -broad / 2 - sideWidth,
    y: -1.6,
    width: sideWidth,
    depth: 7.4,
    height: 3.5,
    wall,
    texture: 'stone',
    front: windows(1),
    flank: windows(1),
  }
  const solids = [wing(main), hipOver(main, roof), wing(side), hipOver(side, roof), ...chimney(-flip * 2, 5, 7.2, wall)]
  if (bedrooms > 3) {
    const far: WingPlan = {
      x: flip > 0 ? -broad / 2 - 4.8 : broad / 2,
      y: 1.8,
      width: 4.8,
      depth: 6,
      height: 4.6,
      wall: '#f6ead4',
      front: windows(1),
      flank: windows(1),
    }
    solids.push(wing(far), hipOver(far, roof))
  }
  return house(solids, {
    wall,
    trim: '#f6ead0',
    shutters,
    masonry: { colour: '#dcc59a', texture: 'dry-stone' },
    floor: '#e6d3ac',
  })
}

/** A fortified tower of the Mani with a lower house at its foot. */
export const maniTower: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#d9bf94', '#cfb48c', '#dcc6a0'])
  const shutters = chance.pick(['#4f6f7f', '#6b5646', '#5f6f5a'])
  const style = { shutters, surround: '#ece0c4' }
  const flip = chance.side()
  const slits = (floors: number, entrance?: string) =>
    facade(
      {
        floors,
        storey: 3.2,
        bay: 2.5,
        size: [0.75, 1.1],
        style,
        loose: true,
        doorStyle: { arched: true, surround: '#ece0c4' },
        ...(entrance ? { door: entrance } : {}),
      },
      chance,
    )
  const tower = wing({
    x: -2.7,
    width: 5.4,
    depth: 5.4,
    height: 11.6,
    wall,
    texture: 'stone',
    front: slits(3),
    flank: slits(3),
  })
  const solids: Solid[] = [tower]
  for (const x of [-2.7, -1.15, 0.4, 1.95]) solids.push(block([x, 0, 11.6], [0.75, 0.5, 0.8], { colour: wall }))
  for (const y of [1.6, 3.2, 4.8])
    for (const x of [-2.7, 2.2]) solids.push(block([x, y, 11.6], [0.5, 0.7, 0.8], { colour: wall }))
  for (const x of [-2.95, 2.35]) solids.push(block([x, -0.35, 9.4], [0.6, 0.6, 1.2], { colour: wall }))
  const width = 6.5 + bedrooms * 0.4
  const body: WingPlan = {
    x: flip > 0 ? 2.7 : -2.7 - width,
    y: 0.4,
    width,
    depth: 6.4,
    height: 5.8,
    wall,
    texture: 'stone',
    front: slits(2, shutters),
    flank: slits(2),
  }
  solids.push(wing(body), hipOver(body, tileColour(chance)))
  const lowWidth = 4.6
  const low: WingPlan = {
    x: flip > 0 ? -2.7 - lowWidth : 2.7,
    y: 1,
    width: lowWidth,
    depth: 5,
    height: 3.1,
    wall,
    texture: 'stone',
    front: w => arcade(w, 0.5, 0, 2, 1.5, 2.4, 0.5),
    flank: slits(1),
  }
  solids.push(wing(low), block([low.x, 1, 3.1], [lowWidth, 0.3, 0.5], { colour: wall }))
  return house(solids, {
    wall,
    trim: '#ece0c4',
    shutters,
    masonry: { colour: '#cdb48a', texture: 'dry-stone' },
    floor: '#d9c6a0',
  })
}

/** Low flat-roofed stone of Crete with arches, a wooden balcony and a white upper room. */
export const cretanStone: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#e3b98a', '#d9b48a', '#e6c79a'])
  const shutters = chance.pick(['#2f7a8a', '#9a4a34', '#4f7a5a', '#3f6a9a'])
  const style = { shutters, surround: '#f0dcb8' }
  const flip = chance.side()
  const windows = (floors: number, entrance?: string) =>
    facade({ floors, storey: 3.2, bay: 2.7, size: [0.9, 1.3], style, ...(entrance ? { door: entrance } : {}) }, chance)
  const broad = 9 + Math.min(bedrooms, 7) * 0.35
  const white = '#fbf2e0'
  const upperWidth = broad * 0.55
  const upperX = flip > 0 ? -broad / 2 : broad / 2 - upperWidth
  const solids: Solid[] = [
    wing({
      x: -broad / 2,
      width: broad,
      depth: 7.5,
      height: 3.8,
      wall,
      texture: 'stone',
      front: w => {
        arcade(w, flip > 0 ? w.width - 5.9 : 0.7, 0, 2, 2.2, 3, 0.6, { surround: '#f0dcb8' })
        door(w, flip > 0 ? 1.4 : w.width - 2.6, 1.2, 2.3, shutters, { surround: '#f0dcb8' })
      },
      flank: windows(1),
    }),
    block(
      [upperX, 1.8, 3.8],
      [upperWidth, 5.7, 3.1],
      { colour: white, texture: 'plaster' },
      {
        front: { colour: white, upon: windows(1) },
        left: { colour: white, upon: windows(1) },
        right: { colour: white, upon: windows(1) },
      },
    ),
    block([upperX - 0.15, 1.65, 6.9], [upperWidth + 0.3, 6, 0.25], { colour: '#d08a5e' }),
    wing({
      x: flip > 0 ? broad / 2 : -broad / 2 - 5.2 - bedrooms * 0.2,
      y: 1.4,
      width: 5.2 + bedrooms * 0.2,
      depth: 5.6,
      height: 3.2,
      wall: white,
      front: windows(1, shutters),
      flank: windows(1),
    }),
    ...outerStair(flip > 0 ? upperX + upperWidth + 3 : upperX - 3, 0, 3.8, { colour: white }, -flip as 1 | -1, 1),
    ...chimney(upperX + upperWidth / 2, 5, 7, white, 0.8),
  ]
  return house(solids, {
    wall,
    trim: '#f0dcb8',
    shutters,
    masonry: { colour: '#d9bb8c', texture: 'dry-stone' },
    floor: '#e3c79c',
  })
}

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
export const trullo: Builder = (bedrooms, chance) => {
  const wall = '#fbf5e8'
  const stone = chance.pick(['#a7a196', '#9c9a94', '#b0a594'])
  const shutters = chance.pick(['#6f8f7a', '#5f8090', '#7a6a58'])
  const count = Math.min(6, Math.max(3, bedrooms))
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
  const facets = 18
  const courses = 7
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
  // Only the whole cone throws a shadow; its courses would throw the same one seven times.
  return rings.map((r, i) => (i === 0 || i === courses ? r : { ...r, shadowless: true }))
}

/** A Tuscan farmhouse: stone, a dovecote, an outer stair under a porch. */
export const tuscanFarmhouse: Builder = (bedrooms, chance) => {
  const wall = chance.pick(honey)
  const roof = tileColour(chance)
  const shutters = chance.pick(['#6b5640', '#7f8a6a', '#8a5a42'])
  const style = { shutters, surround: '#d9a884' }
  const flip = chance.side()
  const windows = (floors: number, entrance?: string) =>
    facade(
      {
        floors,
        storey: 3.2,
        bay: 2.9,
        size: [0.9, 1.25],
        style,
        loose: true,
        doorStyle: { arched: true, surround: '#cf9a76' },
        ...(entrance ? { door: entrance } : {}),
      },
      chance,
    )
  const broad = 8.5 + Math.min(bedrooms, 8) * 0.4
  const main: WingPlan = {
    x: -broad / 2,
    width: broad,
    depth: 8,
    height: 6.4,
    wall,
    texture: 'stone',
    front: windows(2, shutters),
    flank: windows(2),
  }
  const tower: WingPlan = {
    x: -2.1 - flip * broad * 0.12,
    y: 2.6,
    width: 4.2,
    depth: 4,
    height: 9.8,
    wall: '#f0dcb6',
    texture: 'stone',
    front: w => arcade(w, w.width / 2 - 0.9, 8, 2, 0.75, 1.2, 0.3),
  }
  const lowWidth = 5.5 + bedrooms * 0.25
  const low: WingPlan = {
    x: flip > 0 ? broad / 2 : -broad / 2 - lowWidth,
    y: 0.8,
    width: lowWidth,
    depth: 6.2,
    height: 3.3,
    wall,
    texture: 'stone',
    front: w => arcade(w, w.width / 2 - 2.3, 0, 2, 1.9, 2.6, 0.7, { surround: '#d9a884' }),
    flank: windows(1),
  }
  const solids = [
    wing(main),
    gableRoof(
      [main.x, 0, 6.4],
      [broad, 8, 2],
      { colour: roof, texture: 'tiles' },
      { colour: wall, texture: 'stone' },
      'x',
    ),
    wing(tower),
    hipRoof([tower.x, 2.6, 9.8], [4.2, 4, 1.1], { colour: roof, texture: 'tiles' }, 0.4),
    wing(low),
    gableRoof(
      [low.x, 0.8, 3.3],
      [lowWidth, 6.2, 1.7],
      { colour: roof, texture: 'tiles' },
      { colour: wall, texture: 'stone' },
      'x',
    ),
    ...outerStair(
      flip > 0 ? -broad / 2 + 0.5 : broad / 2 - 0.5,
      0,
      3.2,
      { colour: '#d9c096', texture: 'stone' },
      flip,
      1.2,
    ),
  ]
  return house(solids, {
    wall,
    trim: '#d9a884',
    shutters,
    masonry: { colour: '#d4b888', texture: 'dry-stone' },
    floor: '#dcc294',
  })
}

/** The granite farmhouse of Gallura: one storey, low tiles, great boulders near. */
export const stazzo: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#d6c4b0', '#dcc8b4', '#d0bda8'])
  const roof = chance.pick(['#cf8a5e', '#d9956a', '#c47f58'])
  const shutters = chance.pick(['#5f8a94', '#6f7a5a', '#7a5a48'])
  const style = { shutters, surround: '#e9dccb' }
  const windows = (entrance?: string) =>
    facade(
      { floors: 1, storey: 3, bay: 2.7, size: [0.85, 1.15], style, ...(entrance ? { door: entrance } : {}) },
      chance,
    )
  const flip = chance.side()
  const lengths = [9 + bedrooms * 0.35, 6 + bedrooms * 0.2, 4.6]
  const solids: Solid[] = []
  let x = flip > 0 ? -10 : 10
  for (const [i, length] of lengths.entries()) {
    const left = flip > 0 ? x : x - length
    const body: WingPlan = {
      x: left,
      y: i === 1 ? -2.2 : i * 0.8,
      width: length,
      depth: 6.6,
      height: i === 1 ? 3.5 : 3,
      wall: i === 2 ? '#f3e6d4' : wall,
      texture: 'granite',
      front: windows(i < 2 ? shutters : undefined),
      flank: windows(),
    }
    solids.push(
      wing(body),
      gableRoof(
        [left, body.y!, body.height],
        [length, 6.6, 1.7],
        { colour: roof, texture: 'tiles' },
        { colour: wall, texture: 'granite' },
        i === 1 ? 'y' : 'x',
      ),
    )
    x += flip * length
  }
  solids.push(...chimney(flip * -5, 4, 4, wall, 1.3))
  return house(solids, {
    wall,
    trim: '#e9dccb',
    shutters,
    masonry: { colour: '#cbb9a4', texture: 'granite' },
    floor: '#dcc8ac',
  })
}

/** A Corsican shepherd's house of dry stone under slate, with new glass between old walls. */
export const bergerie: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#b5a48c', '#ab9c88', '#c0ab8e'])
  const slate = chance.pick(['#7d8790', '#87888c', '#8c8478'])
  const shutters = chance.pick(['#7f9aa4', '#a8543c', '#6f7f5f'])
  const style = { shutters, surround: '#d4c4a8' }
  const windows = (entrance?: string) =>
    facade(
      {
        floors: 1,
        storey: 3,
        bay: 2.9,
        size: [0.85, 1.1],
        style,
        loose: true,
        ...(entrance ? { door: entrance } : {}),
      },
      chance,
    )
  const flip = chance.side()
  const solids: Solid[] = []
  const bodies = Math.min(4, 2 + Math.floor(bedrooms / 2))
  let x = -bodies * 2.7
  for (let i = 0; i < bodies; i++) {
    const tall = i === (flip > 0 ? 0 : bodies - 1)
    const length = tall ? 5.4 : chance.between(4.6, 6.4)
    const y = tall ? -1 : chance.between(0, 1.6)
    const height = tall ? 4.6 : 2.9
    const body: WingPlan = {
      x,
      y,
      width: length,
      depth: 6,
      height,
      wall,
      texture: 'dry-stone',
      front: windows(i === 1 ? shutters : undefined),
      flank: windows(),
    }
    solids.push(
      wing(body),
      gableRoof(
        [x, y, height],
        [length, 6, 2],
        { colour: slate, texture: 'slate' },
        { colour: wall, texture: 'dry-stone', upon: w => window(w, w.width / 2 - 0.35, 0.2, 0.7, 0.8, style) },
        tall ? 'y' : 'x',
        0.3,
      ),
    )
    x += length
  }
  solids.push(...chimney(1, 4, 3.6, wall, 1.4))
  return house(solids, {
    wall,
    trim: '#d4c4a8',
    shutters,
    masonry: { colour: '#b09f86', texture: 'dry-stone' },
    floor: '#cdb896',
  })
}

/** A Provençal mas: long and low, pale lime walls, lavender-blue shutters, roofs stepping down. */
export const provencalMas: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#f0d6a4', '#f3dfba', '#ecc894', '#f0cfa8'])
  const roof = chance.pick(['#d6906a', '#cf8460', '#d99c74'])
  const shutters = chance.pick(['#8fa8b8', '#9aa8c0', '#86a39a', '#a0b0a4'])
  const style = { shutters, surround: '#f9ecd0' }
  const flip = chance.side()
  const windows = (floors: number, entrance?: string) =>
    facade(
      {
        floors,
        storey: 3.1,
        bay: 2.6,
        size: [0.9, 1.35],
        style,
        loose: floors > 1,
        ...(entrance ? { door: entrance } : {}),
      },
      chance,
    )
  const broad = 8 + Math.min(bedrooms, 8) * 0.4
  const gable = { colour: wall, texture: 'plaster' as const }
  const main: WingPlan = {
    x: -broad / 2,
    width: broad,
    depth: 7.5,
    height: 6.3,
    wall,
    front: windows(2, shutters),
    flank: windows(2),
  }
  const midWidth = 6
  const midX = flip > 0 ? broad / 2 : -broad / 2 - midWidth
  const mid: WingPlan = {
    x: midX,
    y: 0.9,
    width: midWidth,
    depth: 6.4,
    height: 4.4,
    wall,
    front: facade({ floors: 1, storey: 3.6, bay: 2.4, size: [1, 1.8], style, french: true }, chance),
    flank: windows(1),
  }
  const lowWidth = 4.6
  const lowX = flip > 0 ? midX + midWidth : midX - lowWidth
  const solids = [
    wing(main),
    gableRoof([main.x, 0, 6.3], [broad, 7.5, 1.9], { colour: roof, texture: 'tiles' }, gable, 'x'),
    wing(mid),
    gableRoof([midX, 0.9, 4.4], [midWidth, 6.4, 1.6], { colour: roof, texture: 'tiles' }, gable, 'x'),
    wing({
      x: lowX,
      y: 0.2,
      width: lowWidth,
      depth: 5.4,
      height: 2.8,
      wall,
      texture: 'stone',
      front: w => arcade(w, w.width / 2 - 1.05, 0, 1, 2.1, 2.3, 0),
      flank: windows(1),
    }),
    leanRoof([lowX, 0.2, 2.8], [lowWidth, 5.4, 1.3], { colour: roof, texture: 'tiles' }),
    ...chimney(-flip * 2.2, 3.6, 7.4, wall, 1.2),
  ]
  return house(solids, {
    wall,
    trim: '#f9ecd0',
    shutters,
    masonry: { colour: '#e0c698', texture: 'dry-stone' },
    floor: '#ecd6a8',
  })
}
