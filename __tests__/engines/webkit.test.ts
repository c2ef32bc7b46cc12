import { canHaveWebKit } from "../../scripts/support/webkit";
import { describeJourneys } from "../support/engines/journeys";
import { startWebKit } from "../support/engines/webkit";

// the test command reports skipped tests as not run here
describeJourneys(startWebKit, canHaveWebKit() ? test : test.skip);
