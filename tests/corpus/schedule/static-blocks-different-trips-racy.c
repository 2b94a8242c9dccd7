// Claim: without a chunk size the blocks depend on the trip count: sixteen and ten iterations are cut differently. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static int a[16], b[16];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 16; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp for schedule(static)
    for (int i = 0; i < 10; i++) {
      b[i] = a[i]; //@ race(a)
    }
  }
  return b[0];
}
