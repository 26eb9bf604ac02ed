/**
 * Loads the scripts after the first paint, or earlier on the first interaction, so that they never compete with the
 * first picture. The visitor's last press or choice before they run is repeated afterwards. This file has no imports,
 * because the browser would fetch them immediately.
 */
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const

const script = document.getElementById('start')

/** Repeats the visitor's last press of a button, or choice in a select, before the app responded. */
let repeat = () => {}

function remember({ type, target }: Event) {
  // The app has taken over, and React hydrates for each event.
  if (!script?.isConnected) return
  const button = (target as Element).closest('button')
  if (type === 'change') repeat = () => target?.dispatchEvent(new Event(type, { bubbles: true }))
  // The browser itself sends a form that has an address.
  else if (button && button.form?.method !== 'get') repeat = () => button.click()
}

window.addEventListener('click', remember, true)
window.addEventListener('change', remember, true)
window.addEventListener('hydrated', () => repeat(), { once: true })

// The app compares it with the URL at its start: the visitor may have gone back before.
if (script) script.dataset.url = location.pathname + location.search

let started = false

function loadApp() {
  if (started) return
  started = true
  window.removeEventListener('load', afterPaint)
  for (const sign of interactionEvents) window.removeEventListener(sign, onInteraction)
  const [entry = '', ...others] = script?.dataset.modules?.split(' ') ?? []
  const fetched = others.map(href => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...fetched, Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

function onInteraction(event: Event) {
  // Browsers report a resting mouse as moved, by nothing, once the page beneath it is laid out.
  const isResting =
    event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY
  if (!isResting) loadApp()
}

const onceIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 1000 })
  else setTimeout(loadApp, 200)
}

/**
 * Waits until the first picture is on the screen, which can be several frames after `load`. Without a picture, or in a
 * browser that does not report it, waits for two frames.
 */
function afterPaint() {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
  if (!isReported || !document.querySelector('img[fetchpriority="high"]')) {
    requestAnimationFrame(() => requestAnimationFrame(onceIdle))
    return
  }
  setTimeout(loadApp, 1000)
  new PerformanceObserver((list, observer) => {
    if (!list.getEntries().some(entry => (entry as LargestContentfulPaint).element instanceof HTMLImageElement)) return
    observer.disconnect()
    onceIdle()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

// Secrets of a link leave the URL before third-party content is fetched.
if (/[?#&][te]=/.test(location.search + location.hash)) loadApp()
else if (document.readyState === 'complete') afterPaint()
else {
  window.addEventListener('load', afterPaint)
  for (const sign of interactionEvents) window.addEventListener(sign, onInteraction, { passive: true })
}

export {}
