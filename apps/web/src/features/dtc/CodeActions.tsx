import type { DtcInformation } from '@tappet/diagnosis'
import { Copy, Share2, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import { canShare, copyText, shareText } from '../../platform/files/share.ts'
import { Button, toastCopied } from '../../ui/index.ts'
import { codeReport, copy } from './copy.ts'

export function CodeActions({
  code,
  demo,
  details,
}: {
  code: string
  demo: boolean
  details: Partial<DtcInformation>
}) {
  async function copyCode(): Promise<void> {
    toastCopied(await copyText(code), copy.copySuccess, code)
  }
  async function share(): Promise<void> {
    const text = codeReport(code, details)
    if (canShare()) return void (await shareText(copy.shareTitle(code), text))
    toastCopied(await copyText(text), copy.reportSuccess)
  }
  return (
    <>
      <Button
        icon={<Stethoscope />}
        render={<Link state={{ codes: [code], ...(demo && { demo }) }} to="/comprehensive-diagnosis" />}
      >
        {copy.diagnose}
      </Button>
      <Button icon={<Copy />} onClick={() => void copyCode()} variant="secondary">
        {copy.copyCode}
      </Button>
      <Button icon={<Share2 />} onClick={() => void share()} variant="secondary">
        {copy.share}
      </Button>
    </>
  )
}
