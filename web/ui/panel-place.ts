/** Minimum distance between a panel and the edges of the window, in pixels. */
export const panelMargin = 16

/** Sufficient height for two months of days or a list of regions, in pixels. */
const comfortable = 480

/** Side on which a panel opens, and its maximum height, in pixels. */
export interface PanelPlace {
  side: 'below' | 'above'
  room: number
}

interface Space {
  /** Edges of the opener, from the top of the window. */
  top: number
  bottom: number
  /** Height of the window, and lower edge of the sticky header. */
  height: number
  covered: number
}

/**
 * Placement of a panel: below its opener if there is enough space, else on the larger side. It does not depend on the
 * content, so a growing panel does not change sides.
 */
export function placePanel({ top, bottom, height, covered }: Space): PanelPlace {
  const below = height - bottom - panelMargin
  const above = top - covered - panelMargin
  return below >= comfortable || below >= above
    ? { side: 'below', room: Math.max(0, below) }
    : { side: 'above', room: Math.max(0, above) }
}
