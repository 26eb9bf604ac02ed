import axe from 'axe-core'

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY

/** Frames without an animation after which none is on its way; and those after which a test fails anyway. */
const quietFrames = 2
const mostFrames = 120

/**
 * Waits until nothing moves or fades any more. An element that a test has just seen can still begin its
 * transition with the next frame, and one transition can follow another.
 */
async function settleAnimations(): Promise<void> {
  for (let quiet = 0, frame = 0; quiet < quietFrames && frame < mostFrames; frame++) {
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter(animation => !isEndless(animation))
    quiet = running.length === 0 ? quiet + 1 : 0
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

/** Violations that axe finds in what is shown, one line each. */
export async function accessibilityViolations(): Promise<string[]> {
  // Something that fades in lacks contrast for a moment.
  await settleAnimations()
  // A component has no page around it: title, skip links and the order of headings are checked on whole pages.
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    iframes: false,
    // Axe would load style sheets first, for rules about whole pages, and measure what is shown afterwards.
    preload: false,
    rules: { 'heading-order': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
