/**
 * Saves a text as a file of the device. The browser takes the content when the link is clicked, so its address can be
 * released at once.
 */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
