// Claim: two tasks of one thread are not ordered and may run on different threads. Source: semantics.md §5; OpenMP 5.2 §12.5
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp task
    x = 2; //@ race(x)
  }
  return x > 0;
}
