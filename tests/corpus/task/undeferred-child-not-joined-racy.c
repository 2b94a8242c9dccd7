// Claim: the deferred child of an undeferred task is not joined. Source: semantics.md §5 (UND); OpenMP 5.2 §12.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task if(0)
    {
#pragma omp task
      x = 1; //@ race(x)
    }
    y = x; //@ race(x)
  }
  return y;
}
