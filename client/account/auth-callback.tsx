export function AuthCallback() {
  return <p>Completing sign in...</p>;
}
