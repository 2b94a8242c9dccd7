// Claim: the inner taskloop's group ends before its task, which the parent joins. Source: semantics.md §5 (TG, TW)
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
#pragma omp taskloop
      for (int i = 0; i < 20; i++) {
        a[i] = i;
      }
    }
#pragma omp taskwait
    y = a[19];
  }
  return y;
}
