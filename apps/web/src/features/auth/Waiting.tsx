import { Page, PageHeader, Skeleton } from '../../ui/index.ts'

export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <Page width="reading">
      <PageHeader subtitle={text} title={title} />
      <div aria-busy="true" className="flex flex-col gap-4" role="status">
        <span className="sr-only">{text}</span>
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </div>
    </Page>
  )
}
