-- The balance of a service is not owed once the service itself has ended, whoever ends it: the client, staff, a job or
-- the booking. A paid balance ends with the refund of its service.
CREATE FUNCTION end_service_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_item SET status = 6
  WHERE status IN (10, 15)
    AND id IN (SELECT item_id FROM service_balance WHERE deposit_item_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_service_balance AFTER UPDATE OF status ON booking_item
  FOR EACH ROW WHEN (NEW.kind <> 'villa' AND NEW.status IN (6, 8, 9, 11, 13) AND OLD.status <> NEW.status)
  EXECUTE FUNCTION end_service_balance();
