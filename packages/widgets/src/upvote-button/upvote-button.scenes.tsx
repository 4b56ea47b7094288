import { useState } from 'react'
import { hear, tag } from '../../test/scenes.ts'
import { type OnVote, UpvoteButton } from './index.ts'
import './upvote-button.register.ts'

const record = { isVoted: false, count: 1283 }

/** A record as the portal keeps it: each call turns the vote over. */
const turnOver: OnVote = async (isVoted) => {
  hear('vote', { isVoted })
  await new Promise((resolve) => setTimeout(resolve, 120))
  record.isVoted = !record.isVoted
  record.count += record.isVoted ? 1 : -1
  return { ...record }
}

/** Fails when the test has seen what it shows until then, however slow the machine is. */
const fail: OnVote = async () => {
  await new Promise((resolve) => addEventListener('answer', resolve, { once: true }))
  throw new Error('Something went wrong.')
}

/** Somebody else's votes came in meanwhile. */
const moreVotes: OnVote = (isVoted) => ({ isVoted, count: 7 })

function Posted() {
  const [posts, setPosts] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setPosts(posts + 1)
      }}
    >
      <UpvoteButton.Root count={2} onVote={turnOver}>
        <UpvoteButton.Button type="submit" name="vote" value="entry-1" />
      </UpvoteButton.Root>
      <output>{posts} posts</output>
    </form>
  )
}

function postedTag() {
  const form = document.createElement('form')
  const posts = document.createElement('output')
  posts.textContent = '0 posts'
  form.append(tag('hp-upvote-button', { count: 2, vote: turnOver }), posts)
  return form
}

export const scenes = {
  votes: {
    react: () => <UpvoteButton.Root count={1283} onVote={turnOver} />,
    element: () => tag('hp-upvote-button', { count: 1283, vote: turnOver }),
  },
  fails: {
    react: () => <UpvoteButton.Root count={3} isVoted onVote={fail} />,
    element: () => tag('hp-upvote-button', { count: 3, voted: true, vote: fail }),
  },
  crowd: {
    react: () => <UpvoteButton.Root count={3} onVote={moreVotes} />,
    element: () => tag('hp-upvote-button', { count: 3, vote: moreVotes }),
  },
  own: {
    react: () => <UpvoteButton.Root count={3} isOwn onVote={turnOver} />,
    element: () => tag('hp-upvote-button', { count: 3, own: true, vote: turnOver }),
  },
  posted: { react: () => <Posted />, element: postedTag },
  connected: {
    react: () => <UpvoteButton.Root count={3} onVote={moreVotes} />,
    element: () =>
      tag('hp-upvote-button', {
        count: 3,
        myFormId: 'f-1',
        apiBase: 'http://stage.example',
        apiKey: 'hpk_page',
        token: 'person',
      }),
  },
}
