/**
 * The content of a file in base64, without the prefix of its data URL. Endpoints take files in JSON, so that no other
 * parser of bodies is open to strangers.
 */
export const readAsBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
