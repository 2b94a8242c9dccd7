// Claim: static loops keep v[i] on its thread, but the copy back overwrites u[i] while a neighbour's stencil reads it. Source: semantics.md §3, §4
#define N 50

static double u[N], v[N];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int t = 0; t < 6; t++) {
#pragma omp for schedule(static) nowait
      for (int i = 1; i < N - 1; i++) {
        v[i] = (u[i - 1] + u[i + 1]) / 2.0; //@ race(u)
      }
#pragma omp for schedule(static)
      for (int i = 1; i < N - 1; i++) {
        u[i] = v[i]; //@ race(u)
      }
    }
  }
  return u[1] > 0.0;
}
