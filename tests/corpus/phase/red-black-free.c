// Claim: a colour's cells read only the other colour, and a barrier separates the colours. Source: semantics.md §4, §10
static double u[64];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int sweep = 0; sweep < 20; sweep++) {
      for (int colour = 0; colour < 2; colour++) {
#pragma omp for
        for (int i = 1 + colour; i < 63; i += 2) {
          u[i] = 0.5 * (u[i - 1] + u[i + 1]);
        }
      }
    }
  }
  return u[1] > 0.0;
}
