// Claim: a private copy in the task is nobody else's. Source: semantics.md §8; OpenMP 5.2 §5.4.3
// Output: differs without OpenMP
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task private(x)
    {
      x = 1;
      y = x;
    }
    x = 2;
  }
  return x + y;
}
