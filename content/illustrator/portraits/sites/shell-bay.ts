import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { sunlit } from '../../light.ts'
import { cypress, stonePine } from '../../plants/trees.ts'
import { sailingBoat } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { curve, outline } from '../../trace.ts'
import { shoal, smooth } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** The bay from the hill behind: one great curve, and the house half-way down its terraces. */
export const shellBay: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.27
  paintSky(studio, horizon)
  mark(w * 0.58, horizon + 2, w * 0.5)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.7, palette.sea[0], palette.sea[1])
  const crest = smooth([
    [-20, h * 0.34],
    [w * 0.18, h * 0.335],
    [w * 0.42, h * 0.38],
    [w * 0.62, h * 0.46],
    [w * 0.78, h * 0.56],
    [w * 0.86, h * 0.635],
  ])
  const shore = smooth([
    [w * 0.86, h * 0.635],
    [w * 0.74, h * 0.665],
    [w * 0.6, h * 0.71],
    [w * 0.53, h * 0.79],
    [w * 0.56, h * 0.87],
    [w * 0.68, h * 0.93],
    [w * 0.86, h * 0.96],
    [w + 30, h * 0.955],
  ])
  const wood = mix(palette.land[1], palette.leaf[1], 0.4)
  const slope = mix(palette.land[2], palette.earth, 0.2)
  const shallows = shore.map((p): Point => [p[0] + 46, p[1] + (p[1] < h * 0.8 ? 30 : -34)])
  sheet.fill(curve([...shallows, [w + 30, h * 1.05], [w * 0.4, h * 1.05], [w * 0.4, h * 0.6]]), shoal(setting))
  sheet.fill(outline([...crest, ...shore, [w + 30, h + 20], [-20, h + 20]]), slope)
  const beach = shore.slice(14, 66)
  sheet.fill(
    outline([
      ...beach,
      ...beach
        .map((p, i): Point => [p[0] - 8 - 16 * Math.sin((i / beach.length) * Math.PI), p[1] + (i > 34 ? 12 : 0)])
        .reverse(),
    ]),
    sunlit(palette, mix(palette.earth, '#fff6e2', 0.6)),
  )
  sheet.line(
    outline(
      beach.map((p): Point => [p[0] + 4, p[1] - 1]),
      false,
    ),
    palette.glint,
    5,
  )
  const body = outline([...crest, ...shore, [w + 30, h + 20], [-20, h + 20]])
  sheet.inside(body, () => {
    sheet.fill(
      outline([...crest, ...crest.map((p, i): Point => [p[0], p[1] + 46 + 26 * Math.sin(i * 0.3)]).reverse()]),
      wood,
    )
    // Terraces: the shore's own curve, repeated up the slope.
    for (let k = 0; k < 7; k++) {
      let dark = ''
      let light = ''
      const t = (k + 0.4) / 7
      const line = Array.from({ length: 36 }, (_, i): Point => {
        const u = i / 35
        const a = crest[Math.floor(u * (crest.length - 1) * 0.96)]!
        const b: Point = [a[0] * 0.66 - 40, h * (0.98 - 0.1 * Math.abs(u - 0.4))]
        return [a[0] + (b[0] - a[0]) * (0.12 + t * 0.82), a[1] + 52 + (b[1] - a[1] - 52) * t ** 1.12]
      })
      sheet.fill(
        outline([...line, ...line.map((p): Point => [p[0] - 2, p[1] + 5 + t * 9]).reverse()]),
        sunlit(palette, mix(setting.house.masonry.colour, '#fff2d8', 0.35)),
      )
      for (let i = 2; i < 34; i += t < 0.45 ? 4 : t < 0.8 ? 3 : 2) {
        const p = line[i]!
        const [px, py] = [p[0] + chance.between(-12, 12), p[1] - 2]
        if (
          px < w * 0.02 ||
          px > w * 0.66 ||
          (Math.abs(px - w * 0.36) < w * 0.15 && Math.abs(py - h * 0.56) < h * 0.13)
        )
          continue
        const r = 11 + t * 15
        dark += leafy(chance, px, py - r * 0.7, r * 1.25, r * 0.85, r, 0.6)
        if (t > 0.25) light += leafy(chance, px + studio.side * r * 0.2, py - r * 0.95, r * 0.8, r * 0.5, r * 1.4, 0.5)
      }
      sheet.fill(dark, palette.leaf[0])
      sheet.fill(light, mix(palette.leaf[2], '#e6e8d6', 0.3))
    }
  })
  let crestWood = ''
  for (const [i, p] of crest.entries()) if (i % 3 === 0) crestWood += leafy(chance, p[0], p[1] + 8, 34, 16, 9, 0.5)
  sheet.fill(crestWood, mix(wood, palette.leaf[0], 0.5))
  for (const t of [0.16, 0.2, 0.5, 0.62]) {
    const p = crest[Math.floor(t * crest.length)]!
    ;(flora.tall === cypress ? cypress : stonePine)(studio, p[0], p[1] + 14, 74)
  }
  stand(
    setting,
    {
      x: w * 0.36,
      y: h * 0.585,
      width: w * 0.24,
      height: h * 0.2,
      turn: -0.55,
      eye: 16,
      away: 80,
      plinth: 2.4,
      terrace: 2.4,
    },
    trees(setting),
  )
  sailingBoat(studio, w * 0.76, h * 0.79, 74)
  sheet.fill(
    curve([
      [-30, h + 20],
      [-30, h * 0.84],
      [w * 0.12, h * 0.87],
      [w * 0.28, h * 0.965],
      [w * 0.42, h + 20],
    ]),
    mix(palette.leaf[0], palette.shadow, 0.25),
  )
}
