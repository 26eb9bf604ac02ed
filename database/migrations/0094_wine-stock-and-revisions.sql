CREATE TRIGGER raise_revision BEFORE UPDATE ON wine FOR EACH ROW EXECUTE FUNCTION raise_revision();
--> statement-breakpoint
-- An order that ends before its delivery returns its bottles, whoever ends it: the client, staff, a job or its booking.
-- Wines are locked in the order of their ids, as orders lock them.
CREATE FUNCTION return_wine_bottles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wine_order SET returned_at = app_now()
  WHERE item_id = NEW.id AND delivered_at IS NULL AND returned_at IS NULL;
  IF FOUND THEN
    PERFORM FROM wine WHERE id IN (SELECT wine_id FROM wine_order_line WHERE item_id = NEW.id) ORDER BY id FOR UPDATE;
    UPDATE wine SET stock = stock + returned.bottles
    FROM (SELECT wine_id, sum(bottles)::int AS bottles FROM wine_order_line WHERE item_id = NEW.id GROUP BY wine_id) AS returned
    WHERE wine.id = returned.wine_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_wine_bottles AFTER UPDATE OF status ON booking_item
  FOR EACH ROW WHEN (NEW.kind = 'wine' AND NEW.status IN (6, 8, 9, 11, 13) AND OLD.status <> NEW.status)
  EXECUTE FUNCTION return_wine_bottles();
