// Claim: what is private in the region is firstprivate in its task. Source: semantics.md §5; OpenMP 5.2 §5.1.1
// Output: differs without OpenMP
static int y;

int main(void) {
  int x = 0;
#pragma omp parallel private(x) //@ RACE_FREE
#pragma omp single
  {
    x = 1;
#pragma omp task
    {
      x = x + 5;
      y = x;
    }
    x = 2;
  }
  return y + x;
}
