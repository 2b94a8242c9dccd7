// Claim: double buffering: a step writes the plane that it does not read, and each step ends with a barrier. Source: semantics.md §2, §4
static double u[2][34];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int t = 0; t < 10; t++) {
#pragma omp for
      for (int i = 1; i < 33; i++) {
        u[(t + 1) % 2][i] = 0.5 * (u[t % 2][i - 1] + u[t % 2][i + 1]);
      }
    }
  }
  return u[0][1] > 0.0;
}
