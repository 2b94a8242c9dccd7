// Claim: what the successor generates is after the predecessor as well. Source: semantics.md §10 (DEP, CR)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x)
    {
#pragma omp task
      y = x;
    }
  }
  return y;
}
