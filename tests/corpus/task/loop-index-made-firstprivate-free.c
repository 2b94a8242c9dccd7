// Claim: firstprivate on the task copies the shared index when the task is generated. Source: semantics.md §5, §8; OpenMP 5.2 §5.4.4
static int a[20];

int main(void) {
  int i;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (i = 0; i < 20; i++) {
#pragma omp task firstprivate(i)
    a[i] = 1;
  }
  return a[19];
}
