// Claim: a taskwait in a callee is the caller's: it joins the children of the same task. Source: semantics.md §5 (TW); OpenMP 5.2 §15.5
static int x, y;

static void join(void) {
#pragma omp taskwait
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    x = 1;
    join();
    y = x;
  }
  return y;
}
