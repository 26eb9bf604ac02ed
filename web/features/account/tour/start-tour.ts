import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import type { Language } from '#domain/text/language'
import { createTranslator, loadMessages } from '#web/messages'
import { type TourStep, targetOf } from './dashboard-steps'
import './tour.css'

/** The library marks the element as a menu, which most elements cannot be. */
const menuAttributes = ['aria-haspopup', 'aria-expanded', 'aria-controls']

interface TourOptions {
  steps: readonly TourStep[]
  /** Focus returns to it. */
  opener: HTMLElement
  onEnd: () => void
}

/**
 * Shows steps one after the other, each beside its element; steps without one are left out. Escape, the close button
 * and a click outside end it; focus stays in the step and returns to the opener. `onEnd` is called in any
 * case. Returns the function that ends it.
 */
export async function startTour(language: Language, { steps, opener, onEnd }: TourOptions): Promise<() => void> {
  await loadMessages(language, ['tour'])
  const t = createTranslator(language)
  const shown = steps.flatMap(step => {
    const element = targetOf(step)
    return element ? [{ element, popover: { title: t(step.title), description: t(step.text) } }] : []
  })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const tour = driver({
    steps: shown,
    animate: !isStill,
    smoothScroll: !isStill,
    showProgress: true,
    progressText: t('tour_progress', { step: '{{current}}', count: '{{total}}' }),
    nextBtnText: t('tour_next'),
    prevBtnText: t('tour_back'),
    doneBtnText: t('tour_end'),
    popoverClass: 'tour',
    stagePadding: 6,
    stageRadius: 2,
    disableActiveInteraction: true,
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', t('tour_skip')),
    // The header stays at the top, and would cover an element that is scrolled to the edge.
    onHighlightStarted: element => element?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    onHighlighted: (element, _, { state }) => {
      for (const name of menuAttributes) element?.removeAttribute(name)
      state.popover?.nextButton.focus()
    },
    onDestroyed: element => {
      for (const name of menuAttributes) element?.removeAttribute(name)
      if (opener.isConnected) opener.focus({ preventScroll: true })
      onEnd()
    },
  })
  tour.drive()
  return () => tour.destroy()
}
