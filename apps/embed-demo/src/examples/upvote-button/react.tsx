import { UpvoteButton } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'

const soon = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 400))

async function fail(): Promise<undefined> {
  await soon()
  throw new Error('Something went wrong.')
}

export function Example() {
  return (
    <>
      <UpvoteButton.Root count={12} onVote={soon} />
      <UpvoteButton.Root count={3} isVoted onVote={fail} />
      <UpvoteButton.Root count={5} isOwn />
    </>
  )
}
