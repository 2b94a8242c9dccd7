// Claim: the executions of a region in a sequential loop are ordered by its join, so only one parity meets at a time. Source: semantics.md §4; OpenMP 5.2 §10.1
static int a[65];

int main(void) {
  for (int t = 0; t < 8; t++) {
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 32; i++) {
      a[2 * i + t % 2] = a[2 * i + 1 - t % 2] + 1;
    }
  }
  return a[0];
}
