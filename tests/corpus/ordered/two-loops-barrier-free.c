// Claim: the barrier between the loops orders what their ordered regions do. Source: semantics.md §4, §6
static int sum;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for ordered schedule(dynamic)
    for (int i = 0; i < 20; i++) {
#pragma omp ordered
      sum += i;
    }
#pragma omp for ordered schedule(dynamic)
    for (int i = 0; i < 20; i++) {
#pragma omp ordered
      sum += 2 * i;
    }
  }
  return sum > 0;
}
