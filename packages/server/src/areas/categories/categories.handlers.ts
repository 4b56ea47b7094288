import { toConstraint } from '../../db/constraint.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { toCategory } from './categories.row.ts'
import { categoryRows, isChosen, rowsForChange, typeOf, writeStandings } from './categories.rows.ts'
import { named, namedCategories } from './named-categories.ts'
import { childrenOf, narrowed, treeOf } from './categories.tree.ts'

const chosen = 'A report has chosen this entry. Please hide it instead.'

export const list: PersonHandler<'categories.list'> = async (
  { type, ...asked },
  { db, person },
) => {
  const tree = treeOf(await categoryRows(db, person, type))
  return ok(narrowed(tree, asked).map((entry) => toCategory(entry, person)))
}

export const remove: PersonHandler<'categories.remove'> = async ({ categoryId: id }, context) => {
  const { db, person, audit, ifMatch } = context
  const { shardKey } = person
  const type = await typeOf(db, shardKey, id)
  const rows = type === undefined ? [] : await rowsForChange(db, shardKey, type)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (namedCategories.has(id)) {
    return fail('wrong_state', { message: named })
  }
  if (childrenOf(rows, id).length > 0) {
    return fail('wrong_state', {
      message: 'Other entries lie below this one. Please hide it instead.',
    })
  }
  if (await isChosen(db, shardKey, id)) {
    return fail('wrong_state', { message: chosen })
  }
  try {
    await db
      .deleteFrom('categories')
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .execute()
  } catch (error) {
    // A report has chosen it since we looked.
    return toConstraint(error)?.kind === 'foreignKey'
      ? fail('wrong_state', { message: chosen })
      : Promise.reject(error)
  }
  const others = rows.filter((one) => one !== row)
  const behind = childrenOf(others, row.parent_id)
  await writeStandings(
    db,
    shardKey,
    behind.map((one, index) => ({ id: one.id, level: one.level, place: index + 1 })),
  )
  await audit({
    ...{ recordType: 'category', recordId: id, action: 'delete' },
    changes: { name: { from: row.name, to: null } },
  })
  return ok(null, 'Entry deleted.')
}
