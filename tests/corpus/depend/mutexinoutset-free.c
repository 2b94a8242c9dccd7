// Claim: mutexinoutset tasks on one item exclude each other. Source: semantics.md §5, §10 (Excl); OpenMP 5.2 §15.9.5
static int sum;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 10; i++) {
#pragma omp task depend(mutexinoutset : sum)
    sum += i;
  }
  return sum;
}
