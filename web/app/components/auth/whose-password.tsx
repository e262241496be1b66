/** Tells a password manager whose password is asked for, where the page knows. */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
