// Claim: the tasks of a taskloop exclude each other by a critical region. Source: semantics.md §5, §6
int main(void) {
  int largest = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop shared(largest)
  for (int i = 0; i < 20; i++) {
#pragma omp critical
    if (7 * i % 20 > largest) {
      largest = 7 * i % 20;
    }
  }
  return largest;
}
