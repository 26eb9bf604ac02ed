/** Samples one of this many mutants, evenly spread and deterministic. */
const oneIn = Number(process.env.ONE_IN)
const isDrawn = (id: string) => ((Number(id) * 2_654_435_761) % 2 ** 32) * oneIn < 2 ** 32

class Draw {
  init = async () => {}
  check = async (mutants: { id: string }[]) =>
    Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        isDrawn(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    )
}

/** Stryker's mechanism to skip mutants: those a checker rejects count as errors, and not in the score. */
export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', injectableClass: Draw }]
