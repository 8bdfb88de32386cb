import './first-paint.css';
import './bootstrap.tsx';
