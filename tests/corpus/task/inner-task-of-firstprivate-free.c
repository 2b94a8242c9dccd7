// Claim: x is firstprivate in the outer task, therefore also in the inner one. Source: semantics.md §5; OpenMP 5.2 §5.1.1
// Output: differs without OpenMP
static int r, s;

int main(void) {
  int x = 1;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task firstprivate(x)
    {
#pragma omp task
      {
        x = x + 5;
        r = x;
      }
      x = x + 2;
      s = x;
    }
  }
  return r + s;
}
