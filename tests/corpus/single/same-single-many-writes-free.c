// Claim: all statements of one encounter of a single run on one thread. Source: semantics.md §3; OpenMP 5.2 §11.1
static int fib[30];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp single nowait
    {
      fib[0] = 0;
      fib[1] = 1;
      for (int i = 2; i < 30; i++) {
        fib[i] = fib[i - 1] + fib[i - 2];
      }
    }
  }
  return fib[10];
}
