// Claim: the instances of a masked construct in a loop find different values in what it writes. Source: semantics.md §2
static int n;
static int a;

int main(void) {
#pragma omp parallel //@ RACE
  for (int k = 0; k < 3; k++) {
#pragma omp masked
    {
      if (n == k) {
#pragma omp task
        a = 1; //@ race(a) possible
      }
      n++;
    }
  }
  return a;
}
