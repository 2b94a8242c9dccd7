// Claim: each executing thread has its own copy; tied tasks of one thread do not overlap. Source: semantics.md §8, §10
// Output: depends on the team size
static int count;
#pragma omp threadprivate(count)

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    count++;
  }
  return count > 20;
}
