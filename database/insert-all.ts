/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const batch = 500

/** Inserts rows in batches; without rows it runs no statement. */
export async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += batch) await insert(rows.slice(i, i + batch))
}
