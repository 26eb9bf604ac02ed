/**
 * Loads the scripts after the first paint, or earlier on the first interaction, so that they never compete with the
 * first picture. This file has no imports, because the browser would fetch them immediately.
 */
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

const script = document.getElementById('start')
// The app compares it with the URL at its start: the visitor may have gone back before.
if (script) script.dataset.url = location.pathname + location.search

let started = false

function loadApp() {
  if (started) return
  started = true
  window.removeEventListener('load', afterPaint)
  for (const sign of interactionEvents) window.removeEventListener(sign, loadApp)
  const [entry = '', ...others] = script?.dataset.modules?.split(' ') ?? []
  const fetched = others.map(href => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...fetched, Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

/**
 * Waits for the browser's report of a first paint, which can be several frames after `load`, and for two more frames, in
 * which it shows the first picture. Browsers that report no paint start after a second.
 */
function afterPaint() {
  setTimeout(loadApp, 1000)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(loadApp)
        else loadApp()
      }),
    )
  }).observe({ type: 'paint', buffered: true })
}

// Secrets of a link leave the URL before third-party content is fetched.
if (/[?#&][te]=/.test(location.search + location.hash)) loadApp()
else if (document.readyState === 'complete') afterPaint()
else {
  window.addEventListener('load', afterPaint)
  for (const sign of interactionEvents) window.addEventListener(sign, loadApp, { passive: true })
}

export {}
