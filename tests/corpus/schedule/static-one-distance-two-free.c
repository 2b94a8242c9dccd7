// Claim: with schedule(static,1) and at most two threads, iterations i and i+2 run on the same thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[52];

int main(void) {
#pragma omp parallel for num_threads(2) schedule(static, 1) //@ RACE_FREE
  for (int i = 0; i < 50; i++) {
    a[i] = a[i + 2] + 1;
  }
  return a[0];
}
