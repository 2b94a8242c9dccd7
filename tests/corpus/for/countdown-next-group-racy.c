// Claim: the same countdown reads the head of the next group, which another iteration writes. Source: semantics.md §2; OpenMP 5.2 §4.4.1
static double a[60];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 59; i >= 5; i -= 3) {
    a[i] = a[i - 1] + a[i - 3]; //@ race(a)
  }
  return a[2] > 0.0;
}
