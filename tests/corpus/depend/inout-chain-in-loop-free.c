// Claim: the tasks of all trips form a chain through inout. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 10; i++) {
#pragma omp task depend(inout : x)
    x = x + i;
  }
  return x;
}
