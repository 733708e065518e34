-- An answer of /rest/v1 is one text that PostgreSQL writes. Without a bound thirty rows of a few megabytes, asked for
-- eight times at once, took all memory. The server adds up the rows as they are written and calls this past the bound.

create schema rest;
grant usage on schema rest to anon, authenticated, service_role;

create function rest.refuse_large_answer(max_bytes bigint) returns json
  language plpgsql set search_path = '' as $$
begin
  raise exception 'The answer has more than % MB. Nothing was changed. Ask for fewer rows or columns.', max_bytes / 1048576
    using errcode = 'PT413';
end $$;
revoke execute on function rest.refuse_large_answer(bigint) from public;
grant execute on function rest.refuse_large_answer(bigint) to anon, authenticated, service_role;
