import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { isBuilt } from './build/is-built.ts'
import './drizzle-resolve-hook.ts'

// Caches compiled sources, which cuts the start to a third.
enableCompileCache()
process.env.NODE_ENV ??= 'production'
const parent = process.ppid

/**
 * Builds the site if a source is newer than the build, except for a live one: several units would build into one folder,
 * which they may not write. Returns whether the site can start.
 */
async function prepareBuild(): Promise<boolean> {
  if (!cluster.isPrimary || (await isBuilt())) return true
  if (process.env.MODE === 'live') {
    const { logProcess, logProcessAsJson } = await import('#server/platform/runtime/process-log')
    logProcessAsJson()
    logProcess('fatal', 'The site is not built, or its sources are newer than the build: run `npm run build`.')
    process.exitCode = 1
    return false
  }
  console.log('Building the site …')
  const { buildAside } = await import('./build/build-in-child-process.ts')
  await buildAside()
  return true
}

if (await prepareBuild()) {
  const { run } = await import('#server/main')
  run()
}

// npm starts a shell, which does not forward signals: its exit means that the site should stop.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
