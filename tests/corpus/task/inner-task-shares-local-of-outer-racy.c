// Claim: the outer task reads its local before it waits for the inner task. Source: semantics.md §5
static int r;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
      int z = 0;
#pragma omp task shared(z)
      z = 1; //@ race(z)
      r = z; //@ race(z)
#pragma omp taskwait
    }
  }
  return r;
}
