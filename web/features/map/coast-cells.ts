/** The zoom of the grid of web maps whose cells the land is cut into, as seen from near (tools/coastline.ts). */
export const cellZoom = 7
