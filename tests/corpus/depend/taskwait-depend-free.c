// Claim: taskwait with depend waits for the tasks that match. Source: semantics.md §5 (TWD); OpenMP 5.2 §15.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp taskwait depend(in : x)
    y = x;
  }
  return y;
}
