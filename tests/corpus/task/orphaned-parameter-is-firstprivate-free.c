// Claim: a parameter is a local of the orphaned function and firstprivate in its task. Source: semantics.md §5; OpenMP 5.2 §5.1.1
static int y[2];

static void start(int n) {
#pragma omp task
  y[n] = n + 1;
  n = n + 2;
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    start(0);
    start(1);
  }
  return y[0] + y[1];
}
