import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from './accessibility'

afterEach(() => document.body.replaceChildren())

/** Fades in, although tests prefer reduced motion, and begins only a frame after it is shown. */
function showFading(delayFrames: number) {
  const element = document.createElement('p')
  element.textContent = 'Fades in'
  const main = document.createElement('main')
  main.append(element)
  document.body.replaceChildren(main)
  const fade = () => element.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 100 })
  const wait = (frames: number): void => {
    if (frames === 0) fade().finished.then(fade)
    else requestAnimationFrame(() => wait(frames - 1))
  }
  wait(delayFrames)
}

test.each([0, 1])(
  'contrast is measured once what fades in is shown, also if that begins %i frames later',
  async delay => {
    showFading(delay)
    await expect.element(page.getByText('Fades in')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    expect(document.getAnimations()).toEqual([])
  },
)

test('missing contrast and missing names are found', async () => {
  document.body.innerHTML = '<main><p style="color: #ccc; background: #fff">Pale</p><button></button></main>'
  expect((await accessibilityViolations()).map(line => line.split(':')[0])).toEqual(['button-name', 'color-contrast'])
})
