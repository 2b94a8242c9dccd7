// Claim: a local of the region is firstprivate in the task: both change their own copy. Source: semantics.md §5; OpenMP 5.2 §5.1.1
// Output: differs without OpenMP
static int y, z;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    int x = 1;
#pragma omp task
    {
      x = x + 5;
      y = x;
    }
    x = 2;
    z = x;
  }
  return y + z;
}
