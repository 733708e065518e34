-- Photos of receipts. Anyone who holds the exact address may read one (a mechanic,
-- a buyer); nobody can list them but their owner, and each owner writes only below
-- a folder that bears their own id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('receipts', 'receipts', true, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'image/avif'])
on conflict (id) do nothing;

create policy receipts_select_own on storage.objects
  for select to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy receipts_insert_own on storage.objects
  for insert to authenticated
  with check (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy receipts_update_own on storage.objects
  for update to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy receipts_delete_own on storage.objects
  for delete to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- The receipts go with the account: without a row an address answers nothing. The
-- server's sweep removes the bytes; on Supabase they stay behind, out of reach.
create function private.receipts_go_with_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Supabase refuses a direct delete from its storage tables without this.
  perform pg_catalog.set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'receipts'
      and name collate "C" >= old.id::text || '/' and name collate "C" < old.id::text || '0';
  return old;
end $$;
revoke execute on function private.receipts_go_with_account() from public, anon, authenticated;

create trigger receipts_go_with_account after delete on auth.users
  for each row execute function private.receipts_go_with_account();
