/** Zoom level of the web map grid whose cells divide the detailed land (tools/coastline.ts). */
export const cellZoom = 7
