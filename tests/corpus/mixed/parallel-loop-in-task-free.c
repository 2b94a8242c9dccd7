// Claim: the inner team's join is before the end of the task, which the parent joins. Source: semantics.md §10 (FJ, TW)
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
#pragma omp parallel for
      for (int i = 0; i < 20; i++) {
        a[i] = i;
      }
    }
#pragma omp taskwait
    y = a[19];
  }
  return y;
}
