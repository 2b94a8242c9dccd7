// Claim: not every iteration needs an ordered region; those that have one are ordered. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int sum;

int main(void) {
#pragma omp parallel for ordered //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    if (i % 3 == 0) {
      continue;
    }
#pragma omp ordered
    sum += i;
  }
  return sum;
}
