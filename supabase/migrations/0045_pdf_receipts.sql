-- A workshop's invoice comes as a PDF: receipts take it beside pictures. What it says about itself (author, program) is
-- kept as it is; see docs/decisions.
update storage.buckets
  set allowed_mime_types = array_append(allowed_mime_types, 'application/pdf')
  where id = 'receipts' and not 'application/pdf' = any (allowed_mime_types);
