import { cdp } from 'vitest/browser'

interface Point {
  x: number
  y: number
}

const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id?: number })[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

const rest = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

const nextFrame = () => new Promise(done => requestAnimationFrame(done))

/** Draws a finger over the screen, in ten steps, and rests there: what it has moved does not run on. */
export async function swipe(from: Point, by: Point): Promise<void> {
  // A script's scrolling must have been painted, or the finger's starts from the position before it.
  await nextFrame()
  await nextFrame()
  await send('touchStart', [from])
  for (let i = 1; i <= 10; i++) {
    await send('touchMove', [{ x: from.x + (by.x * i) / 10, y: from.y + (by.y * i) / 10 }])
    await rest(16)
  }
  await rest(100)
  await send('touchEnd', [])
}

/** Spreads two fingers on both sides of a point, from one distance in pixels to another. */
export async function pinch(at: Point, from: number, to: number): Promise<void> {
  const pair = (apart: number) => [
    { x: at.x - apart / 2, y: at.y, id: 0 },
    { x: at.x + apart / 2, y: at.y, id: 1 },
  ]
  await send('touchStart', pair(from))
  for (let i = 1; i <= 4; i++) await send('touchMove', pair(from + ((to - from) * i) / 4))
  await send('touchEnd', [])
}

/** Touches a point of the screen for a moment. */
export async function tap(at: Point): Promise<void> {
  await send('touchStart', [at])
  await send('touchEnd', [])
}
