import axe from 'axe-core'

/** Violations that axe finds in what is shown, one line each. */
export async function accessibilityViolations(): Promise<string[]> {
  // Something that fades in lacks contrast for a moment; its animation begins with the next frame.
  await new Promise(requestAnimationFrame)
  const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
  const running = document.getAnimations().filter(animation => !isEndless(animation))
  await Promise.allSettled(running.map(({ finished }) => finished))
  // A component has no page around it: title, skip links and the order of headings are checked on whole pages.
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    iframes: false,
    rules: { 'heading-order': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
