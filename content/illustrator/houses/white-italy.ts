import { arcade, door, facade, window } from '../openings.ts'
import type { Solid } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { rect } from '../wall.ts'
import { cube } from './aegean.ts'
import type { Builder } from './house.ts'
import { house, outerStair } from './house.ts'

/** Terraces of white arches stacked against the slope. */
export const amalfiTerrace: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#fbf4e6', '#fbf4e6', '#f6e3c4', '#f3d9cc'])
  const shutters = chance.pick(['#3f7a63', '#4d8a8f', '#5f7f4c'])
  const count = bedrooms > 4 ? 6 : 5
  const broad = count * 2.9 + 1
  const shift = chance.between(1, 2.4) * chance.side()
  const solids: Solid[] = []
  const tiers = [
    { x: -broad / 2, y: 0, z: 0, w: broad, d: 9, h: 3.9, arches: count },
    { x: -broad / 2 + 1.2 + shift * 0.4, y: 2.8, z: 3.9, w: broad * 0.78, d: 6.2, h: 3.5, arches: count - 2 },
    { x: -broad / 2 + 2.6 + shift, y: 5, z: 7.4, w: broad * 0.46, d: 4, h: 3.2, arches: 0 },
  ]
  for (const t of tiers) {
    const upper = facade(
      { floors: 1, storey: t.h, bay: 2.5, size: [0.95, 1.7], style: { shutters, arched: true } },
      chance,
    )
    solids.push(
      cube(
        t.x,
        t.y,
        t.z,
        t.w,
        t.d,
        t.h,
        wall,
        w => (t.arches ? arcade(w, (w.width - t.arches * 2.7 + 0.6) / 2, 0, t.arches, 2.1, 3.05, 0.6) : upper(w)),
        upper,
      ),
    )
    solids.push(block([t.x - 0.15, t.y - 0.15, t.z + t.h - 0.25], [t.w + 0.3, 0.3, 0.25], { colour: wall }))
    if (t.z < 7)
      for (let x = t.x + 0.1; x < t.x + t.w; x += 0.98)
        solids.push({ ...block([x, t.y + 0.1, t.z + t.h], [0.22, 0.18, 0.6], { colour: wall }), shadowless: true })
    if (t.z < 7) solids.push(block([t.x, t.y + 0.05, t.z + t.h + 0.6], [t.w, 0.3, 0.16], { colour: wall }))
  }
  const top = tiers[2]!
  solids.push(
    turned(
      [top.x + top.w / 2, top.y + 2, top.z + top.h],
      [
        [1.9, 0],
        [1.8, 0.35],
        [1.5, 0.9],
        [0.9, 1.35],
        [0, 1.55],
      ],
      { colour: chance.pick([wall, '#7fa38c', '#d9a24e']) },
      14,
    ),
  )
  return house(solids, {
    wall,
    trim: '#fffaf0',
    shutters,
    masonry: { colour: '#cbb898', texture: 'dry-stone' },
    floor: '#d9c7a6',
  })
}

/** A white block with battlements and a stair to its upper floor. */
export const masseria: Builder = (bedrooms, chance) => {
  const wall = chance.pick(['#fbf3e2', '#f7ead2', '#f3e0c2'])
  const shutters = chance.pick(['#5f7f8f', '#6f7f5a', '#7a8a86'])
  const flip = chance.side()
  const style = { shutters, surround: '#ead6b0' }
  const broad = 8.5 + Math.min(bedrooms, 9) * 0.35
  const solids: Solid[] = [
    cube(
      -broad / 2,
      0,
      0,
      broad,
      8.5,
      7.4,
      wall,
      facade({ floors: 2, storey: 3.7, bay: 3.2, size: [0.95, 1.5], style, blankGround: true }, chance, w => {
        door(w, w.width / 2 - 1.2, 2.4, 3.2, shutters, { arched: true, surround: '#ead6b0' })
        window(w, 0.9, 1.2, 0.8, 1, style)
        w.fill(rect(0, 6.5, w.width, 0.22), '#ead6b0')
      }),
      facade({ floors: 2, storey: 3.7, bay: 3.4, style, loose: true }, chance),
    ),
  ]
  for (let x = -broad / 2; x < broad / 2 - 0.4; x += broad / 9)
    solids.push(block([x, 0, 7.4], [broad / 18 + 0.1, 0.5, 0.75], { colour: wall }))
  for (let y = 1; y < 8; y += 1.7)
    for (const x of [-broad / 2, broad / 2 - 0.5]) solids.push(block([x, y, 7.4], [0.5, 0.85, 0.75], { colour: wall }))
  for (const [side, width, height] of [
    [flip, 7 + bedrooms * 0.35, 3.9],
    [-flip, 4.5, 4.6],
  ] as const) {
    const x = side > 0 ? broad / 2 : -broad / 2 - width
    solids.push(
      cube(
        x,
        1.2,
        0,
        width,
        6.4,
        height,
        wall,
        w =>
          side === flip
            ? arcade(w, 0.8, 0, Math.floor((w.width - 1) / 2.5 + 0.01), 1.9, 2.9, 0.55)
            : facade({ floors: 1, storey: 3.6, style, bay: 3 }, chance)(w),
        facade({ floors: 1, storey: 3.6, style, loose: true }, chance),
      ),
    )
    solids.push(block([x, 1.1, height], [width, 0.3, 0.4], { colour: wall }))
  }
  solids.push(...outerStair(-flip * (broad / 2 - 0.4), 0, 3.6, { colour: wall }, flip as 1 | -1, 1.2))
  return house(solids, {
    wall,
    trim: '#ead6b0',
    shutters,
    masonry: { colour: '#e3d0aa', texture: 'dry-stone' },
    floor: '#e6d3b0',
  })
}
