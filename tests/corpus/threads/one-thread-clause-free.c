// Claim: num_threads(1) gives a team of one thread, which cannot race with itself. Source: semantics.md §3; OpenMP 5.2 §10.1.1
static int total;

int main(void) {
#pragma omp parallel for num_threads(1) //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    total += i;
  }
  return total;
}
