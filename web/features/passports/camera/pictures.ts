/** A part of a picture, in its pixels. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The widths at which a zone is read: what is misread at one is often right at the other. */
const readingWidths = [1000, 1400] as const

/** Copies a part of a picture at the width at which it is read. */
function copyPart(source: CanvasImageSource, { x, y, width, height }: Part, attempt: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = readingWidths[attempt % readingWidths.length] ?? readingWidths[0]
  canvas.height = Math.max(1, Math.round((canvas.width / width) * height))
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * The part of a video that lies in the frame over it; the video fills its box. Attempts take turns at the widths.
 */
export function copyFrame(video: HTMLVideoElement, frame: HTMLElement, attempt: number): HTMLCanvasElement {
  const box = video.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  const scale = Math.max(box.width / video.videoWidth, box.height / video.videoHeight)
  const [width, height] = [seen.width / scale, seen.height / scale]
  const part = {
    x: video.videoWidth / 2 + (seen.left + seen.width / 2 - box.left - box.width / 2) / scale - width / 2,
    y: video.videoHeight / 2 + (seen.top + seen.height / 2 - box.top - box.height / 2) / scale - height / 2,
    width,
    height,
  }
  return copyPart(video, part, attempt)
}

/** The parts of a chosen picture in which a zone is likely, at each width: its lower half first, then all of it. */
export async function copyPicture(file: File): Promise<HTMLCanvasElement[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = picture
  const parts = [
    { x: 0, y: height * 0.55, width, height: height * 0.45 },
    { x: 0, y: 0, width, height },
  ].flatMap(part => readingWidths.map((_, attempt) => copyPart(picture, part, attempt)))
  picture.close()
  return parts
}
