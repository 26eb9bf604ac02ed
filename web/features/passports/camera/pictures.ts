/** A part of a picture, in its pixels. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The width at which letters of a zone are some 30 pixels high. */
const readingWidth = 1400

/** Copies a part of a picture at the width at which it is read. */
function copyPart(source: CanvasImageSource, { x, y, width, height }: Part): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = readingWidth
  canvas.height = Math.max(1, Math.round((readingWidth / width) * height))
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The part of a video that lies in the frame over it; both are centred, and the video fills its box. */
export function copyFrame(video: HTMLVideoElement, frame: HTMLElement): HTMLCanvasElement {
  const box = video.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  const scale = Math.max(box.width / video.videoWidth, box.height / video.videoHeight)
  const [width, height] = [seen.width / scale, seen.height / scale]
  return copyPart(video, {
    x: video.videoWidth / 2 + (seen.left + seen.width / 2 - box.left - box.width / 2) / scale - width / 2,
    y: video.videoHeight / 2 + (seen.top + seen.height / 2 - box.top - box.height / 2) / scale - height / 2,
    width,
    height,
  })
}

/** The parts of a chosen picture in which a zone is likely: its lower half first, then all of it. */
export async function copyPicture(file: File): Promise<HTMLCanvasElement[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = picture
  const parts = [
    copyPart(picture, { x: 0, y: height * 0.55, width, height: height * 0.45 }),
    copyPart(picture, { x: 0, y: 0, width, height }),
  ]
  picture.close()
  return parts
}
