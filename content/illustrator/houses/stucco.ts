import type { Told } from '../../shapes.ts'
import { arcade, balcony, door, facade, window } from '../openings.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids.ts'
import { block, gableRoof, hipRoof } from '../solids.ts'
import type { Surface } from '../wall.ts'
import { rect } from '../wall.ts'
import type { Builder, WingPlan } from './house.ts'
import { chimney, hipOver, house, tileColour, wing } from './house.ts'

const washes: Record<NonNullable<Told['wash']>, string> = { yellow: '#f2c766', ochre: '#e0a458', pink: '#e59a92' }

/** The given wash colour, or a random one of these. */
const washed = (told: Told | undefined, chance: Random, usual: readonly string[]) => {
  const drawn = chance.pick(usual)
  return told?.wash ? washes[told.wash] : drawn
}

const belt = (colour: string, v: number) => (w: Parameters<typeof window>[0]) =>
  w.fill(rect(0, v, w.width, 0.2), colour)

/** Ochre or rose stucco, a loggia of arches, stone at the corners. */
export const venetianManor: Builder = (bedrooms, chance, told) => {
  const wall = washed(told, chance, ['#e9b873', '#e6a98c', '#dd9a7c', '#efcf96'])
  const trim = '#f6ead2'
  const shutters = chance.pick(['#4f7360', '#6b7f6a', '#7a4f42', '#3f6a78'])
  const roof = tileColour(chance)
  const style = { shutters, surround: trim }
  const broad = 11 + Math.min(bedrooms, 8) * 0.4
  const main: WingPlan = {
    x: -broad / 2,
    width: broad,
    depth: 9,
    height: 7.2,
    wall,
    front: facade({ floors: 2, storey: 3.6, bay: 2.4, size: [1, 1.8], style, blankGround: true }, chance, w => {
      arcade(w, w.width / 2 - 4.1, 0, 3, 2.3, 3, 0.6, { surround: trim })
      belt(trim, 3.42)(w)
      quoins(w, trim)
      for (const u of [0.9, w.width - 1.9]) if (w.width > 12) window(w, u, 0.9, 0.9, 1.5, style)
    }),
    flank: facade({ floors: 2, storey: 3.6, bay: 3, size: [1, 1.7], style }, chance, w => quoins(w, trim)),
  }
  const flip = chance.side()
  const sideWidth = 5 + bedrooms * 0.3
  const side: WingPlan = {
    x: flip > 0 ? broad / 2 : -broad / 2 - sideWidth,
    y: 1.6,
    width: sideWidth,
    depth: 6.6,
    height: 3.8,
    wall,
    front: facade({ floors: 1, storey: 3.4, style, french: true, bay: 2.6 }, chance),
    flank: facade({ floors: 1, storey: 3.4, style }, chance),
  }
  return house(
    [wing(main), hipOver(main, roof), wing(side), hipOver(side, roof), ...chimney(-flip * 2, 5, 8.4, wall)],
    { wall, trim, shutters, masonry: { colour: '#dcc49a', texture: 'stone' }, floor: '#e2cba2' },
  )
}

function quoins(w: Parameters<typeof window>[0], colour: string): void {
  for (let v = 0; v < w.height - 0.3; v += 0.9) {
    for (const [u, width] of [
      [0, 0.55],
      [w.width - 0.55, 0.55],
    ] as const)
      w.fill(rect(u, v, width, 0.45), colour)
    w.fill(rect(0, v + 0.45, 0.32, 0.45), colour)
    w.fill(rect(w.width - 0.32, v + 0.45, 0.32, 0.45), colour)
  }
}

/** The sea captain's house: symmetrical, a pediment, corner pilasters, colours of Symi and Hydra. */
export const captainsHouse: Builder = (bedrooms, chance, told) => {
  const wall = washed(told, chance, ['#f0cf8e', '#e8b79a', '#f3e2c0', '#a9c3cf', '#eac0a0'])
  const trim = '#fdf6e6'
  const shutters = chance.pick(['#2f5f8a', '#8a3f36', '#3f6f5f', '#4f5f6f'])
  const roof = tileColour(chance)
  const style = { shutters, surround: trim }
  const broad = 7.8 + Math.min(bedrooms, 4) * 0.35
  const front = (withDoor: boolean) =>
    facade({ floors: 2, storey: 3.5, bay: 2.6, size: [0.95, 1.75], style, blankGround: withDoor }, chance, w => {
      if (withDoor) {
        door(w, w.width / 2 - 0.75, 1.5, 2.7, shutters, { surround: trim })
        for (const u of [w.width / 6, (w.width * 5) / 6]) window(w, u - 0.48, 0.9, 0.95, 1.7, style)
        balcony(w, w.width / 2 - 1.5, 3.75, 3, '#3b4148')
      }
      belt(trim, 3.35)(w)
      for (const u of [0, w.width - 0.4]) w.fill(rect(u, 0, 0.4, w.height), trim)
      w.fill(rect(0, w.height - 0.32, w.width, 0.32), trim)
    })
  const gable: Surface = {
    colour: wall,
    upon: w => {
      w.fill(
        [
          [0.2, 0],
          [w.width - 0.2, 0],
          [w.width - 1, 0.28],
          [1, 0.28],
        ],
        trim,
      )
      w.fill(
        Array.from(
          { length: 12 },
          (_, i) =>
            [
              w.width / 2 + Math.cos((i / 6) * Math.PI) * 0.36,
              w.height * 0.42 + Math.sin((i / 6) * Math.PI) * 0.36,
            ] as const,
        ),
        trim,
      )
      const edge = 0.22
      w.fill(
        [
          [0, 0],
          [edge * 3, 0],
          [w.width / 2, w.height - edge * 0.8],
          [w.width / 2, w.height],
        ],
        trim,
      )
      w.fill(
        [
          [w.width, 0],
          [w.width / 2, w.height],
          [w.width / 2, w.height - edge * 0.8],
          [w.width - edge * 3, 0],
        ],
        trim,
      )
    },
  }
  const solids: Solid[] = []
  const bodies = bedrooms > 4 ? 2 : 1
  const flip = chance.side()
  const mainX = bodies === 2 ? (flip > 0 ? -broad * 0.8 : -broad * 0.2) : -broad / 2
  solids.push(
    wing({
      x: mainX,
      width: broad,
      depth: 9,
      height: 7.2,
      wall,
      front: front(true),
      flank: facade({ floors: 2, storey: 3.5, bay: 2.9, size: [0.9, 1.6], style }, chance),
    }),
  )
  solids.push(gableRoof([mainX, 0, 7.2], [broad, 9, 2], { colour: roof, texture: 'tiles' }, gable, 'y'))
  const lowWall = chance.pick(['#f3e2c0', '#e8c8a0', '#e6ae92'])
  const low: WingPlan = {
    x: flip > 0 ? mainX + broad : mainX - 5.6,
    y: 1.4,
    width: 5.6,
    depth: 6.6,
    height: bodies === 2 ? 6.6 : 3.8,
    wall: lowWall,
    front: facade({ floors: bodies, storey: 3.4, bay: 2.6, size: [0.9, 1.6], style, door: shutters }, chance),
    flank: facade({ floors: bodies, storey: 3.4, style }, chance),
  }
  solids.push(wing(low), hipOver(low, roof))
  return house(solids, { wall, trim, shutters, masonry: { colour: '#e4d5b8', texture: 'stone' }, floor: '#d8cbb4' })
}

/** A symmetrical country palace with a small belvedere and a loggia. */
export const tuscanVilla: Builder = (bedrooms, chance, told) => {
  const wall = washed(told, chance, ['#f0d49a', '#ecc48a', '#f3dfba', '#e8b690'])
  const trim = '#cdb892'
  const shutters = chance.pick(['#5f6f4c', '#6b5a46', '#4f6a5c'])
  const roof = tileColour(chance)
  const style = { shutters, surround: trim }
  const broad = 13 + Math.min(bedrooms, 10) * 0.35
  const front = facade({ floors: 2, storey: 3.7, bay: 2.3, size: [1, 1.8], style, blankGround: true }, chance, w => {
    arcade(w, w.width / 2 - 3.9, 0, 3, 2.2, 3.1, 0.6, { surround: trim })
    for (const u of [1.2, w.width - 2.2, 3.4, w.width - 4.4])
      if (Math.abs(u + 0.5 - w.width / 2) > 4.6) window(w, u, 0.9, 1, 1.7, style)
    belt(trim, 3.5)(w)
    quoins(w, trim)
  })
  const main: WingPlan = {
    x: -broad / 2,
    width: broad,
    depth: 10,
    height: 7.6,
    wall,
    front,
    flank: facade({ floors: 2, storey: 3.7, bay: 3, size: [1, 1.7], style }, chance),
  }
  const tower = block(
    [-2.4, 3.4, 8.6],
    [4.8, 4, 2.8],
    { colour: wall },
    { front: { colour: wall, upon: w => arcade(w, 0.45, 0.7, 3, 1, 1.6, 0.42, { surround: trim }) } },
  )
  const solids = [
    wing(main),
    hipOver(main, roof, 0.22),
    tower,
    hipRoof([-2.4, 3.4, 11.4], [4.8, 4, 1.1], { colour: roof, texture: 'tiles' }, 0.5),
  ]
  if (bedrooms > 6) {
    const flip = chance.side()
    const side: WingPlan = {
      x: flip > 0 ? broad / 2 : -broad / 2 - 6,
      y: 2.4,
      width: 6,
      depth: 6,
      height: 4,
      wall,
      front: facade({ floors: 1, storey: 3.5, style, french: true, bay: 2.8 }, chance),
    }
    solids.push(wing(side), hipOver(side, roof))
  }
  return house(solids, { wall, trim, shutters, masonry: { colour: '#d9c49a', texture: 'stone' }, floor: '#e0cfa6' })
}

/** Belle époque on the Riviera: tall, striped blinds, a balustrade and a corner tower. */
export const rivieraVilla: Builder = (bedrooms, chance, told) => {
  const wall = washed(told, chance, ['#f3d2ae', '#f6e2b6', '#f0c2b0', '#fbf0da'])
  const trim = '#fffaf0'
  const shutters = chance.pick(['#8fb0a8', '#6f98a8', '#a9b88c', '#7fa08a'])
  const roof = chance.pick(['#cf7f5a', '#c46f50', '#7f8c98'])
  const style = { shutters, surround: trim }
  const broad = 10 + Math.min(bedrooms, 9) * 0.35
  const flip = chance.side()
  const awning = chance.pick(['#d9714e', '#dfa13f', '#5f8f9f'])
  const front = facade(
    { floors: 2, storey: 3.6, bay: 2.4, size: [1, 1.9], style, french: true, balcony: '#f3efe4' },
    chance,
    w => {
      belt(trim, 3.45)(w)
      w.fill(rect(0, w.height - 0.3, w.width, 0.3), trim)
      for (let i = 0; i < 5; i++) {
        const u = w.width / 2 - 2 + i * 0.8
        w.studio.sheet.shape(
          [w.at(u, 3, 0), w.at(u + 0.8, 3, 0), w.at(u + 0.8, 2.45, 1.1), w.at(u, 2.45, 1.1)],
          w.tone(i % 2 ? '#fff6e6' : awning),
        )
      }
      w.cast(rect(w.width / 2 - 2, 1.6, 4, 0.9), 0.2)
    },
  )
  const flank = facade({ floors: 2, storey: 3.6, bay: 2.8, size: [1, 1.8], style }, chance)
  const main: WingPlan = { x: -broad / 2, width: broad, depth: 9, height: 7.5, wall, front, flank }
  const solids: Solid[] = [
    wing(main),
    hipRoof(
      [-broad / 2, 0, 7.5],
      [broad, 9, 2.2],
      { colour: roof, texture: roof === '#7f8c98' ? 'slate' : 'tiles' },
      0.6,
    ),
  ]
  const towerX = flip > 0 ? broad / 2 - 0.4 : -broad / 2 - 3.8
  const towerFront = facade(
    { floors: 3, storey: 3.5, bay: 2.4, size: [1, 1.8], style: { ...style, arched: true } },
    chance,
    w => {
      belt(trim, 3.3)(w)
      belt(trim, 6.9)(w)
    },
  )
  solids.push(
    wing({ x: towerX, y: -1, width: 4.2, depth: 4.6, height: 10.2, wall, front: towerFront, flank: towerFront }),
  )
  solids.push(hipRoof([towerX, -1, 10.2], [4.2, 4.6, 2], { colour: roof, texture: 'tiles' }, 0.7))
  const lowX = flip > 0 ? -broad / 2 - 5.4 : broad / 2
  solids.push(
    wing({
      x: lowX,
      y: 1,
      width: 5.4,
      depth: 6,
      height: 3.8,
      wall,
      front: w => arcade(w, 0.5, 0, 2, 1.9, 3, 0.55, { surround: trim }),
    }),
  )
  for (let x = lowX + 0.1; x < lowX + 5.2; x += 0.5)
    solids.push({ ...block([x, 1.05, 3.8], [0.2, 0.2, 0.65], { colour: trim }), shadowless: true })
  solids.push(block([lowX, 1, 4.45], [5.4, 0.3, 0.14], { colour: trim }))
  return house(solids, { wall, trim, shutters, masonry: { colour: '#efe0c4', texture: 'stone' }, floor: '#e8d6b4' })
}
