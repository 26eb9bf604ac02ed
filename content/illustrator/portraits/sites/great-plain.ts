import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import { sunlit } from '../../light.ts'
import { olive } from '../../plants/trees.ts'
import { planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { block } from '../../solids.ts'
import type { Wall } from '../../wall.ts'
import { rect } from '../../wall.ts'
import { type Drawn, reach, stand } from '../stand.ts'

/** A house alone in a great emptiness, and its shadow. */
export const greatPlain: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.64
  paintSky(studio, horizon, true)
  const straw = mix(palette.earth, '#eab65c', 0.3)
  const gold = sunlit(palette, straw)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.8, mix(gold, palette.land[1], 0.5), gold)
  mark(w * 0.2, horizon + 3, w * 0.4)
  let copse = ''
  for (let i = 0; i < 26; i++)
    copse += leafy(chance, (i / 25) * w + chance.between(-26, 26), horizon + 5, chance.between(16, 34), 12, 9, 0.4)
  sheet.fill(copse, mix(mix(palette.leaf[0], palette.land[1], 0.55), palette.sky[2], 0.2))
  const { left, right, middle } = reach(setting)
  const masonry = { ...house.masonry, texture: 'dry-stone' as const }
  // Stubble in lines that run past the house, an ungrazed strip between.
  const field = {
    colour: straw,
    upon: (ground: Wall) => {
      for (let i = 0; i < 26; i++) {
        const u = 8 + i * 5 + chance.between(-0.6, 0.6)
        const line = rect(u, 0, i % 7 === 3 ? 2.4 : chance.between(0.25, 0.5), 86)
        ground.flatFill(line, mix(gold, i % 7 === 3 ? palette.leaf[2] : palette.land[2], 0.42))
      }
    },
  }
  const olives = [0, 1, 2, 3, 4, 5, 6, 7].map(i =>
    planted(
      studio,
      olive,
      [middle - side * (house.width * 0.5 + 7 + (i % 4) * 6.2 + (i > 3 ? 3 : 0)), (i > 3 ? 19 : 9) + (i % 2), 0],
      4.2,
    ),
  )
  const gate = middle + side * house.width * 0.12
  stand(
    setting,
    { x: w * 0.6, y: h * 0.83, width: w * 0.5, height: h * 0.5, turn: side * 0.42, horizon, away: 52, plinth: 0 },
    [
      block([middle - 70, -40, -0.4], [140, 68, 0.38], { colour: straw }, { top: field }),
      block([left - 7, -8.6, 0], [gate - 1.7 - left + 7, 0.6, 0.95], masonry),
      block([gate + 1.7, -8.6, 0], [right + 7 - gate - 1.7, 0.6, 0.95], masonry),
      block([gate - 2.3, -8.75, 0], [0.6, 0.9, 1.7], { colour: house.wall }),
      block([gate + 1.7, -8.75, 0], [0.6, 0.9, 1.7], { colour: house.wall }),
      planted(studio, flora.tree, [side > 0 ? left - 3 : right + 3, 2, 0], Math.min(5.5, house.height * 0.7)),
      planted(studio, flora.tall, [side > 0 ? right + 3 : left - 3, 7, 0], Math.max(8, house.height * 1.15)),
      ...olives,
    ],
  )
  flora.low[0]!(studio, w * 0.1, h * 0.99, h * 0.17)
  flora.low[1]!(studio, w * 0.93, h * 0.995, h * 0.11)
}
