export { RequestPasswordPage } from './request-password-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { SignedInPage } from './sign-in-service/signed-in-page.tsx';
