import './register.ts';
import '../../web/features/review/worker.ts';
