// Claim: even elements written from odd ones: the subscripts have different parity. Source: semantics.md §10
static int a[200];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    a[2 * i] = a[2 * i + 1];
  }
  return a[0];
}
