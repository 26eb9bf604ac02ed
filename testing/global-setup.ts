import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/scenarios/demo'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { installTestClock } from './clock.ts'
import { testDay } from './day.ts'
import { newFolder } from './folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the throw-away server's first database. */
    serverUrl: string
  }
}

/** One throw-away server for all test files, with a migrated and seeded template database that each file copies. */
export default async function setup(project: TestProject) {
  const folder = await newFolder('maestrale-test-')
  const server = await startEmbeddedPostgres({ folder, throwAway: true })
  const admin = connect(server.url('postgres'), { max: 1 })
  await admin.db.execute('create database template_demo')
  await migrate(server.url('template_demo'))
  const template = connect(server.url('template_demo'), { max: 1 })
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
