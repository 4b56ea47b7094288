const soon = () => new Promise((resolve) => setTimeout(resolve, 400))

export function start(document) {
  const [kept, failing] = document.querySelectorAll('hp-upvote-button')

  kept.vote = soon
  failing.vote = async () => {
    await soon()
    throw new Error('Something went wrong.')
  }
}
