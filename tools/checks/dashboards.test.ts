import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { connect } from '#database/connection'
import { createMetrics } from '#server/platform/runtime/metrics'
import { addSiteMetrics } from '#server/site-metrics'
import { root } from '../root.ts'

/** Words of PromQL and of its labels, which are no metrics. */
const words = new Set('and or by le on without job absent'.split(' '))
/** Series that Prometheus itself makes. */
const ofPrometheus = ['up']

/** Metrics that an expression names, without labels, durations and functions. */
const metricsIn = (expression: string): string[] =>
  [
    ...expression
      .replace(/\{[^}]*\}/g, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\b(by|without|on) *\([^)]*\)/g, '')
      .matchAll(/\b([a-z_][a-z0-9_]*)\b(?! *\()/gi),
  ]
    .map(([, name = '']) => name)
    .filter(name => !words.has(name) && !/^e\d/.test(name))

/** Names of labels in an expression: selected ones, and those by which it groups. */
const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/[{,] *(\w+) *(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  ...[...expression.matchAll(/\bby *\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(',').map(one => one.trim())),
]

interface Rule {
  alert: string
  expr: string
}

const read = (path: string) => readFile(join(root, path), 'utf8')
const { groups } = parse(await read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(group => group.rules)
const board = JSON.parse(await read('deploy/grafana/maestrale.json')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[]
}
const expressions = [
  ...rules.map(({ alert, expr }) => ({ place: `alert ${alert}`, expr })),
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: `panel ${title}`, expr }))),
]

const series = new Set(ofPrometheus)
const labels = new Set(['job', 'instance', 'le', 'quantile'])

beforeAll(async () => {
  const { registry } = createMetrics()
  // Registers what the site registers. No value is collected, so nothing connects.
  const connection = connect('postgres://nobody@127.0.0.1:1/none')
  addSiteMetrics(registry, { visitors: connection }, connection.db)
  await connection.close()
  for (const metric of registry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as unknown as { name: string; type: string; labelNames?: string[] }
    const ends =
      type === 'histogram' ? ['_bucket', '_sum', '_count'] : type === 'summary' ? ['', '_sum', '_count'] : ['']
    for (const end of ends) series.add(name + end)
    for (const label of labelNames ?? []) labels.add(label)
  }
})

test('dashboards and alerts name only metrics and labels that the site registers', () => {
  expect(series.size).toBeGreaterThan(20)
  for (const { place, expr } of expressions) {
    expect(metricsIn(expr), `${place} names a metric`).not.toEqual([])
    expect(
      metricsIn(expr).filter(name => !series.has(name)),
      place,
    ).toEqual([])
    expect(
      labelsIn(expr).filter(name => !labels.has(name)),
      place,
    ).toEqual([])
  }
})

test('each metric of our own is on the dashboard', () => {
  const shown = new Set(board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))))
  const own = [...series].filter(name => /^(maestrale|http)_/.test(name) && !name.endsWith('_sum'))
  expect(own.filter(name => !shown.has(name))).toEqual([])
})

test('the operations guide explains each alert, and no other', async () => {
  const guide = await read('docs/operations.md')
  const section = guide.slice(guide.indexOf('### Alerts'), guide.indexOf('## Logs'))
  const explained = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(explained).toEqual(rules.map(({ alert }) => alert))
})
