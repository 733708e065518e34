-- Receipts are read by their owner, or by a signed link of limited life. Until now anyone who held the exact address
-- could read one, without end. The address stays what records store, and no file and no row moves: the owner's policies
-- (0010) are those of a private bucket already.
update storage.buckets set public = false where id = 'receipts';
