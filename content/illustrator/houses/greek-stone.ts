import { arcade, door, facade } from '../openings.ts'
import type { Solid } from '../solids.ts'
import { block } from '../solids.ts'
import type { Builder, WingPlan } from './house.ts'
import { chimney, hipOver, house, outerStair, tileColour, wing } from './house.ts'

export const honey = ['#ecd6a8', '#e6cfa4', '#f0dcb6', '#e3c796']

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
