// Claim: only thread 0 generates the task under masked. Source: semantics.md §3, §5; OpenMP 5.2 §10.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp masked
    {
#pragma omp task
      x++;
    }
  }
  return x;
}
