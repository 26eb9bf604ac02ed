import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { batchOptions, connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { jobs } from '#server/jobs'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { testDay } from '../day.ts'
import { newFolder } from '../folder.ts'
import { built } from './built-site.ts'
import { installTestClock } from './clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the temporary server's first database. */
    serverUrl: string
  }
}

/** One temporary server for all test files, with a migrated and seeded template database that each file copies. */
export default async function setup(project: TestProject) {
  // Once for all files: they run in parallel, and their builds would collide.
  await built()
  const folder = await newFolder('maestrale-test-')
  const server = await startEmbeddedPostgres({ folder, throwAway: true })
  const admin = connect(server.url('postgres'), batchOptions)
  await admin.db.execute('create database template_demo')
  await migrate(server.url('template_demo'))
  const template = connect(server.url('template_demo'), batchOptions)
  await prepareQueues(template.db, jobs)
  await installTestClock(template.db)
  await template.db.transaction(db => seedDemo(db, testDay))
  await template.close()
  await admin.close()
  project.provide('serverUrl', server.url('postgres'))
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
