import './register.ts';
import '../../web/as-if/worker.ts';
