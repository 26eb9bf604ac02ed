/** Of every so many changes one, spread evenly, and always the same ones for the same sources. */
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

/** Stryker's way to leave changes out of a run: what a checker refuses is told as an error, and is not in the score. */
export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', injectableClass: Draw }]
