// Claim: the callee's taskgroup has joined its tasks when it returns. Source: semantics.md §5 (TG)
static int x, y;

static void compute(void) {
#pragma omp taskgroup
  {
#pragma omp task
    x = 1;
  }
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    compute();
    y = x;
  }
  return y;
}
