// Claim: each thread waits for its own tasks and then reads the same iterations. Source: semantics.md §3, §5 (TW)
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] = i;
    }
#pragma omp taskwait
#pragma omp for schedule(static)
    for (int i = 0; i < 20; i++) {
      b[i] = a[i];
    }
  }
  return b[0];
}
