// Claim: the test before the critical region reads what others write inside it. Source: semantics.md §5, §6
int main(void) {
  int largest = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
#pragma omp taskloop shared(largest)
  for (int i = 0; i < 20; i++) {
    if (7 * i % 20 > largest) { //@ race(largest) possible
#pragma omp critical
      largest = 7 * i % 20; //@ race(largest) possible
    }
  }
  return largest > 0;
}
