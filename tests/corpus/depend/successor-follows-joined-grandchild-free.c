// Claim: the predecessor completes after its own taskwait. Source: semantics.md §10 (DEP, TW)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    {
#pragma omp task
      x = 1;
#pragma omp taskwait
    }
#pragma omp task depend(in : x)
    y = x;
  }
  return y;
}
