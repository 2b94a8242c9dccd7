// Claim: the outer task shares its local with the inner one and waits for it. Source: semantics.md §5
static int r;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
      int z = 0;
#pragma omp task shared(z)
      z = 1;
#pragma omp taskwait
      r = z;
    }
  }
  return r;
}
