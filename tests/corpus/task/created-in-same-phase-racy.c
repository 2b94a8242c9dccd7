// Claim: with nowait on the first single nothing orders the tasks of the two. Source: semantics.md §4 (phase of creation)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp single nowait
    {
#pragma omp task
      x = 1; //@ race(x)
    }
#pragma omp single
    {
#pragma omp task
      y = x; //@ race(x)
    }
  }
  return y;
}
