/** A deterministic sequence of numbers from 0 to 1 for a seed (mulberry32 over a hash of the text). */
export function randomOf(seed: string): () => number {
  let state = 0
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 2654435761)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
