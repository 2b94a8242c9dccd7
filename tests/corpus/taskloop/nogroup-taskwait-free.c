// Claim: the tasks of a taskloop are children of its parent, and taskwait joins them. Source: semantics.md §5 (TW); OpenMP 5.2 §12.6
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskloop nogroup
    for (int i = 0; i < 20; i++) {
      a[i] = i;
    }
#pragma omp taskwait
    y = a[7];
  }
  return y;
}
