// Claim: a section that a pointer leads to has a copy in each task that takes part, also in tasks of tasks.
// Source: semantics.md §8; OpenMP 5.2 §3.2.5, §5.5.8, §5.5.10
int main(void) {
  long hits[4] = {0, 0, 0, 0};
  long *h = hits;
#pragma omp parallel reduction(task, + : h[1 : 2]) //@ RACE_FREE
  {
#pragma omp for
    for (int i = 0; i < 4; i++) {
#pragma omp task in_reduction(+ : h[1 : 2])
      {
        h[1] += i;
#pragma omp task in_reduction(+ : h[1 : 2])
        h[2] += 2 * i;
      }
    }
  }
  return hits[1] == 6 && hits[2] == 12;
}
