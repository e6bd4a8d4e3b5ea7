export const Loading = () => <main class="page loading" aria-busy="true" />;
