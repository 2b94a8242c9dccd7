// Claim: without the barrier between the colours a cell reads a neighbour of the other colour being written. Source: semantics.md §3, §4
static double u[64];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int colour = 0; colour < 2; colour++) {
#pragma omp for nowait
      for (int i = 1 + colour; i < 63; i += 2) {
        u[i] = 0.5 * (u[i - 1] + u[i + 1]); //@ race(u)
      }
    }
  }
  return u[1] > 0.0;
}
