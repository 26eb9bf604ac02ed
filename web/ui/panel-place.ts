/** Pixels that stay free between a panel and the edges of the window. */
export const panelMargin = 16

/** Enough for two months of days or a list of regions, in pixels. */
const comfortable = 480

/** Where a panel opens beside its opener, and how high it can be there, in pixels. */
export interface PanelPlace {
  side: 'below' | 'above'
  room: number
}

interface Space {
  /** The edges of the opener, from the top of the window. */
  top: number
  bottom: number
  /** The window's height, and where what stays at its top ends. */
  height: number
  covered: number
}

/**
 * Where a panel opens: below its opener where there is enough room, else on the side that has more. It is the same for
 * every content, so that a panel that grows does not change sides.
 */
export function placePanel({ top, bottom, height, covered }: Space): PanelPlace {
  const below = height - bottom - panelMargin
  const above = top - covered - panelMargin
  return below >= comfortable || below >= above
    ? { side: 'below', room: Math.max(0, below) }
    : { side: 'above', room: Math.max(0, above) }
}
