import { isPhotoType, photoSide } from '#domain/feedback/photos'

/** Files below this many bytes are sent as they are. */
const smallEnough = 1_500_000

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.88))

/**
 * Reduces a photograph to the size that the site stores, so that it arrives through the network of a hotel. The file
 * itself where the browser cannot, or it is small already; the server decides about it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= smallEnough || !isPhotoType(file.type)) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, photoSide.large / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // White where a PNG is transparent; a JPEG would be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const smaller = await toJpeg(canvas)
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
