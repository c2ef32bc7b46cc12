import { startFirefox } from "../support/engines/firefox";
import { describeJourneys } from "../support/engines/journeys";

describeJourneys(startFirefox);
