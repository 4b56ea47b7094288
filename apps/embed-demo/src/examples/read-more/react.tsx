import { ReadMore } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'

const note =
  'The relief valve on pad 7 was found isolated at the start of the shift. The crew stopped the job, told the supervisor, opened the valve and put a tag on it before work went on.'
const arabic =
  'وُجد صمام الأمان معزولاً عند بداية الوردية. أوقف الطاقم العمل وأبلغ المشرف ثم فتح الصمام ووضع عليه بطاقة قبل استئناف العمل.'

export function Example() {
  return (
    <>
      <ReadMore.Root text={note} length={100} />
      <ReadMore.Root text={arabic} length={100} lang="ar" />
    </>
  )
}
