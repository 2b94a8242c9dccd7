// Claim: an if clause that is false makes the team one thread. Source: semantics.md §3; OpenMP 5.2 §3.4
#define PARALLEL 0

static int total;

int main(void) {
#pragma omp parallel for if (PARALLEL) //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    total += i;
  }
  return total;
}
