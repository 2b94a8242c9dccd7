// Claim: without the barrier a thread reads the plane that another one still writes in the step before. Source: semantics.md §3, §4
static double u[2][34];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int t = 0; t < 10; t++) {
#pragma omp for schedule(static) nowait
      for (int i = 1; i < 33; i++) {
        u[(t + 1) % 2][i] = 0.5 * (u[t % 2][i - 1] + u[t % 2][i + 1]); //@ race(u)
      }
    }
  }
  return u[0][1] > 0.0;
}
