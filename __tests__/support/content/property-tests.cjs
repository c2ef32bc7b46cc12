// Property tests try the same values in every run: a failure is a defect, never luck.
require("fast-check").configureGlobal({ seed: 20_261_122 });
