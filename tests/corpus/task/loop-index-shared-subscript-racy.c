// Claim: through a shared index two tasks may also write the same element. Source: semantics.md §5, §8; OpenMP 5.2 §5.1.1
static int a[21];

int main(void) {
  int i;
#pragma omp parallel //@ RACE
#pragma omp single
  for (i = 0; i < 20; i++) { //@ race(i)
#pragma omp task
    a[i] = 1; //@ race(i) race(a) possible
  }
  return a[20];
}
