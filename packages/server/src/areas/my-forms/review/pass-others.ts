import type { PersonContext } from '../../../handler.ts'
import type { StepPerson } from './steps.ts'

/** Where one answers for all, whoever else is asked for the same is out of it once somebody has. */
export async function passOthers(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  myFormId: string,
  { task, step, mode }: Pick<StepPerson, 'task' | 'step' | 'mode'>,
  contentHash: string,
): Promise<void> {
  if (mode !== 'any') {
    return
  }
  await db
    .updateTable('my_form_signers')
    .set({ status: 'passed', content_hash: contentHash })
    .where('shard_key', '=', person.shardKey)
    .where('my_form_id', '=', myFormId)
    .where('task', '=', task)
    .where('step', '=', step)
    .where('status', '=', 'pending')
    .execute()
}
