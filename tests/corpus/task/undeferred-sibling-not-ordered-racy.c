// Claim: an undeferred task is not ordered after an older sibling. Source: semantics.md §5 (UND); OpenMP 5.2 §12.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp task if(0)
    x = x + 2; //@ race(x)
  }
  return x;
}
