-- A notice of due service said "kilometres"; every page says "kilometers". What was sent before stays as it is.

create or replace function private.distance_words(miles bigint, unit text) returns text
  language sql immutable set search_path = '' as $$
  select case when unit = 'km' then
    to_char(coalesce(
      (select typed from (values (nearest - 1), (nearest + 1)) as near (typed)
        where typed % 100 = 0 and round(typed / 1.609344) = miles),
      nearest), 'FM999,999,999,999') || ' kilometers'
  else to_char(miles, 'FM999,999,999,999') || ' miles' end
  from (select round(miles * 1.609344)::bigint as nearest) as converted
$$;
