/**
 * The available widths of every picture, in pixels: those of SPEC A9, 760 for the full width of a phone, and 2560 for
 * wide screens.
 */
export const pictureWidths = [68, 80, 200, 400, 520, 760, 1000, 1920, 2560] as const

/** The widths of a picture's portrait crop, for the first screen of phones. */
export const tallWidths = [400, 760, 1000] as const

/** Width to height of the portrait crop. */
export const tallRatio = 3 / 4
