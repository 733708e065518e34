const LITERAL = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Refuses a project that is not as it has to be, and empties what the migrations filled. */
export function opening(versions: readonly string[], tables: readonly string[]): string {
  return `-- Tappet's rows for a Supabase project whose migrations are in and that has no account yet. README.txt says how.
\\set ON_ERROR_STOP on
\\if :{?url}
\\else
  do $$ begin raise exception 'Say where the project is: psql -v url=https://REF.supabase.co'; end $$;
\\endif
begin;
-- Neither triggers nor foreign keys: the rows of one snapshot belong together, and every profile is among them.
set local session_replication_role = replica;
do $$
declare
  wanted text[] := array[${versions.map(LITERAL).join(', ')}];
begin
  if (select array_agg(version order by version) from supabase_migrations.schema_migrations) is distinct from wanted then
    raise exception 'The project does not have the migrations of the version that wrote this. Nothing was loaded. Run supabase db push with that version.';
  end if;
  if exists (select from auth.users) then
    raise exception 'The project has accounts already. Nothing was loaded. Take a new project.';
  end if;
end $$;
truncate ${tables.join(', ')};
`
}

/** @param url SQL of where the files lie now */
export const movedReceipts = (url: string) => {
  const moved = (column: string) =>
    `${column} = regexp_replace(${column}, '(^| )https?://[^/ ]+(/storage/v1/object/public/receipts/)', '\\1' || ${url} || '\\2', 'g')`
  return `update public.maintenance set ${moved('receipt_url')}, ${moved('extra_files')}
where receipt_url is not null or extra_files is not null`
}

export function closing(sequences: readonly { name: string; lastValue: string | null }[]): string {
  const values = sequences
    .filter(({ lastValue }) => lastValue !== null)
    .map(({ name, lastValue }) => `select setval(${LITERAL(name)}, ${lastValue});\n`)
  return `${values.join('')}-- Receipts are found by their address, which begins with the project's now.
${movedReceipts(":'url'")};
commit;
`
}

export const README = `Tappet's accounts, rows and files, for a Supabase project.

It gives access to every account: protect it like the keys, and delete it afterwards.

1. Make a project and set it up with the version of Tappet that wrote this folder
   (docs/operate.md, "Supabase instead of our server").
2. Load accounts and rows; all or nothing:
     psql "POSTGRES_URL_OF_THE_PROJECT" -v url=https://REF.supabase.co -f data.sql
3. Upload the files. Each is read back; run it again when it names some that failed:
     SUPABASE_URL=https://REF.supabase.co SUPABASE_SECRET_KEY=... node upload-files.mjs

Passwords stay as they are. Everybody signs in again: sessions, links in mails and second factors do not move.
`

export const UPLOAD = `// Uploads files/BUCKET/NAME to the project's storage and reads each back. What is there already is written again.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
if (!url || !key) {
  console.error('Set SUPABASE_URL and SUPABASE_SECRET_KEY (the secret key or the service_role key).')
  process.exit(1)
}
// A key of the older kind is a token too; one of the newer kind is none.
const headers = { apikey: key, ...(key.startsWith('ey') && { authorization: \`Bearer \${key}\` }), 'x-upsert': 'true' }
const types = JSON.parse(await readFile(join(import.meta.dirname, 'types.json'), 'utf8'))
const root = join(import.meta.dirname, 'files')
const entries = await readdir(root, { recursive: true, withFileTypes: true })
let sent = 0
const failed = []

// What went wrong with one file; null once the project gives the same bytes back.
async function problemOf(name, bytes, type) {
  const path = name.map(encodeURIComponent).join('/')
  const put = await fetch(\`\${url}/storage/v1/object/\${path}\`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: bytes,
  })
  if (!put.ok) return \`\${put.status} \${await put.text()}\`
  const got = await fetch(\`\${url}/storage/v1/object/authenticated/\${path}\`, { headers, cache: 'no-store' })
  if (!got.ok) return \`uploaded, and could not be read back: \${got.status} \${await got.text()}\`
  return bytes.equals(Buffer.from(await got.arrayBuffer())) ? null : 'uploaded, and came back with other bytes'
}

for (const entry of entries) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const name = path.slice(root.length + 1).split(/[\\\\/]/)
  const type = types[name.join('/')] ?? 'application/octet-stream'
  const problem = await problemOf(name, await readFile(path), type).catch(String)
  if (problem === null) sent += 1
  else failed.push(\`\${name.join('/')}: \${problem}\`)
}
console.log(\`\${sent} files uploaded and read back, \${failed.length} failed\`)
for (const line of failed) console.error(line)
process.exit(failed.length === 0 ? 0 : 1)
`
