import { describeJourneys } from "../support/engines/journeys";
import { startOldestChromium } from "../support/engines/oldest-chromium";

describeJourneys(startOldestChromium);
