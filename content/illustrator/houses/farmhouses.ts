import { arcade, facade, window } from '../openings.ts'
import type { Solid } from '../solids.ts'
import { gableRoof, hipRoof, leanRoof } from '../solids.ts'
import { honey } from './greek-stone.ts'
import type { Builder, WingPlan } from './house.ts'
import { chimney, house, outerStair, tileColour, wing } from './house.ts'

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
