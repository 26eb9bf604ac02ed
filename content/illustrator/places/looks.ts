import type { Camera } from '../camera.ts'
import { view } from '../camera.ts'
import type { Vec } from '../geometry.ts'
import type { Setting } from '../setting.ts'

/** The horizon of a place's drawing, unless its look moves it. */
export const horizonOf = ({ look, studio }: Setting, usual: number): number =>
  look?.horizon === undefined ? usual : studio.sheet.height * look.horizon

/** A place's camera, rotated around its target according to its look. */
export function seen(
  { look = {}, studio }: Setting,
  at: { eye: Vec; towards?: Vec; yaw?: number; reach?: number; focal: number; centre: number; horizon: number },
): Camera {
  if (!look.turn && !look.away && !look.rise) return view(at)
  const [x, y, z] = at.eye
  const yaw = at.yaw ?? 0
  const aim = at.towards ?? [x + Math.sin(yaw) * (at.reach ?? 6), y + Math.cos(yaw) * (at.reach ?? 6), 0]
  const [dx, dy] = [x - aim[0], y - aim[1]]
  const turn = (look.turn ?? 0) * -studio.side
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const far = look.away ?? 1
  const eye: Vec = [aim[0] + (dx * cos - dy * sin) * far, aim[1] + (dx * sin + dy * cos) * far, z * (look.rise ?? 1)]
  return view({ eye, towards: aim, focal: at.focal, centre: at.centre, horizon: at.horizon })
}
