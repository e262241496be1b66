export default {
  verifyEmail: "Please verify your email to continue.",
  sessionExpired: "Session expired. Please login again.",
  forbidden: "You do not have permission to perform this action.",
  notFound: "The requested resource was not found.",
  server: "A server error occurred. Please try again later.",
  unexpected: "An unexpected error occurred",
  signInAgain: "Sign in again",
  verifyNow: "Verify email",
  network: "Can’t reach the server. Check your connection and try again.",
  notLoaded: "Part of the page couldn’t be loaded. Reload the page.",
  notKept:
    "This device can’t keep it: its storage is full or turned off. Leave this page open until it’s sent.",
} as const;
