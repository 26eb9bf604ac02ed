/** The text of a response. Throws, and cancels the rest, where it exceeds `mostBytes`. */
export async function readTextWithLimit(answer: Response, { mostBytes, what }: { mostBytes: number; what: string }) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`${what} is too long`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
