// In development the hot-reload plugin must load before React.
// @ts-expect-error served by the development server
const { injectIntoGlobalHook } = await import('/@react-refresh')
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
// @ts-expect-error served by the development server
await import('/@vite/client')
await import('./entry.tsx')

export {}
