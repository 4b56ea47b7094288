import { formText } from '../../ui/form-text.ts'
import { takeInsertion, takeQuestion, takeQuestions, takeSection } from './add/add-post.server.ts'
import type { BuilderPost } from './draft.server.ts'
import { isPressed, takePlace, takePress, takeUndo } from './item-post.server.ts'
import { takePart } from './part-post.server.ts'

/** Takes what the builder posts: a button of an item, what is added, or the part that is open. */
export async function takeBuilderPost(post: BuilderPost) {
  const [verb = '', key = ''] = formText(post.form, 'intent').split(' ')
  if (isPressed(verb)) {
    return takePress(post, verb, key)
  }
  if (verb === 'undo') {
    return takeUndo(post)
  }
  if (post.asked.isPlacing) {
    return takePlace(post)
  }
  const { add } = post.asked
  switch (add) {
    case 'question':
      return takeQuestion(post, verb === 'addAndNext')
    case 'questions':
      return takeQuestions(post)
    case 'section':
      return takeSection(post)
    case 'insert':
      return takeInsertion(post)
    case null:
      return takePart(post)
    default:
      return add satisfies never
  }
}
