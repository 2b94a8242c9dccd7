// Claim: the end of the region completes all tasks; what follows it reads safely. Source: semantics.md §5; OpenMP 5.2 §10.1
static int x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single nowait
  {
#pragma omp task
    x = 1;
  }
  x = x + 1;
#pragma omp parallel //@ RACE_FREE
#pragma omp single nowait
  {
#pragma omp task
    x = x + 1;
  }
  return x;
}
