/** The text of an answer; one that is longer than it may be is left, and throws. */
export async function boundedText(answer: Response, { mostBytes, what }: { mostBytes: number; what: string }) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`${what} is too long`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
