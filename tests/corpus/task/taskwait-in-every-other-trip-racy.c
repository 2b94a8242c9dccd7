// Claim: between two trips without a taskwait two tasks run beside each other. Source: semantics.md §5 (TW)
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    a[i + 1] = a[i] + 1; //@ race(a)
    if (i % 2 == 1) {
#pragma omp taskwait
    }
  }
  return a[20];
}
