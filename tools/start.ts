import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { isBuilt } from './is-built.ts'
import './resolve-once.ts'

// Sources are compiled once and kept: a start takes a third of the time.
enableCompileCache()
process.env.NODE_ENV ??= 'production'
const parent = process.ppid

if (cluster.isPrimary && !(await isBuilt())) {
  console.log('Building the site …')
  const { buildAside } = await import('./build-aside.ts')
  await buildAside()
}
const { run } = await import('#server/main')
run()

// npm starts a shell, which does not pass signals on: when it has gone, so has whoever wanted the site.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
