// Claim: two sides of a bounded queue exclude each other by one name, whatever they find. Source: semantics.md §6; OpenMP 5.2 §15.2
static int size;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    for (int i = 0; i < 5; i++) {
#pragma omp critical(a)
      if (size < 10)
        size++;
    }
#pragma omp section
    for (int i = 0; i < 5; i++) {
#pragma omp critical(a)
      if (size > 0)
        size--;
    }
  }
  return size < 0;
}
