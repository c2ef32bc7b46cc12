/** Defines texts for visitors that host and pages both give. */
export const CONTACT_FAILED = "Failed to send message. Please try again.";
export const INVALID_EMAIL = "Please enter a valid email";
