import './register.ts';
import '../../web/review/worker.ts';
