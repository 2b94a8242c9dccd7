// Claim: the two calls pass different targets. Source: semantics.md §5
static void start(int *p) {
#pragma omp task
  *p += 1;
}

int main(void) {
  int x = 0, y = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    start(&x);
    start(&y);
  }
  return x + y;
}
