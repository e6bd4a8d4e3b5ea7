import './register.ts';
import '../../web/link/worker.ts';
